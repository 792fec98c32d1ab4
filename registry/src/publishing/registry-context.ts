import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { openSignedDocument } from '../signing';
import type { SigningKey } from '../signing';
import type { ArtifactStore, AuditEntry, IdentityProof } from '../store/artifact-store';

/** The registry, its keys and the actor of the audit log. */
export type RegistryContext = {
  store: ArtifactStore;
  signingKeys: readonly SigningKey[];
  /** PEM; documents signed by none of them are refused. */
  publicKeys: readonly string[];
  /** Written into the audit log. */
  who: string;
  /** Of what team `who` was proven to be a member, for which remotes and how; without it whoever holds the key acts. */
  member?: { team: string; only: readonly string[]; proof: IdentityProof };
  /** Proven to be the operator, by this token; it does not stand for the key. */
  operator?: { id: string };
  /** Looks on from elsewhere, and is not told who owns what. */
  isOutside?: boolean;
  /** Origins besides the site's own that builds may load code from. */
  allowedOrigins?: readonly string[];
};

const EMPTY: RegistryDocument = { sequence: 0, updatedAt: new Date(0).toISOString(), packages: {} };

/** What is live now; sequence 0 and no packages before the first publish. Throws where it cannot be trusted. */
export async function readLive({ store, publicKeys }: RegistryContext): Promise<RegistryDocument> {
  const [sequence] = await store.sequences();
  if (sequence === undefined) return EMPTY;
  try {
    return openSignedDocument(await store.readDocument(sequence), publicKeys);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `registry document ${sequence} cannot be used: ${reason}. Bring back the keys that signed it (REGISTRY_KEYS), ` +
        'or remove that document to go back to the one before it.',
      { cause: error },
    );
  }
}

/** Who made a change, for the log. */
export function signatureOf(context: RegistryContext): Pick<AuditEntry, 'who' | 'team' | 'proof'> {
  const { who, member, operator } = context;
  if (operator) return { who, proof: { kind: 'token', id: operator.id } };
  return member ? { who, team: member.team, proof: member.proof } : { who };
}
