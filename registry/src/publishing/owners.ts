import { createHash } from 'node:crypto';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { canonicalJson } from '../canonical-json';
import { NotAllowedError, reasonAgainst } from '../owners/judge-act';
import type { Act } from '../owners/judge-act';
import { NO_TEAMS, ownersSchema } from '../owners/owners-document';
import type { Owners } from '../owners/owners-document';
import { SequenceTakenError } from '../store/artifact-store';
import type { ArtifactStore } from '../store/artifact-store';
import type { RegistryContext } from './registry-context';

type OwnersRef = NonNullable<RegistryDocument['owners']>;

/**
 * Who owns what, as the registry document of that moment says: it names the document by number and hash, so its own
 * signature covers it. Throws where that one is gone or was changed.
 */
export async function readOwners(store: ArtifactStore, { owners }: RegistryDocument): Promise<Owners> {
  if (!owners) return NO_TEAMS;
  const raw: unknown = JSON.parse(await store.owners.readDocument(owners.sequence));
  if (hashOf(raw) !== owners.hash) throw new Error(`owners document ${owners.sequence} was changed`);
  return ownersSchema.parse(raw);
}

/** Writes a new owners document. It holds once a registry document names it; until then it is nobody's. */
export async function writeOwners(store: ArtifactStore, owners: Owners): Promise<OwnersRef> {
  const text = `${JSON.stringify(owners, null, 2)}\n`;
  for (;;) {
    const [highest = 0] = await store.owners.sequences();
    try {
      await store.owners.writeDocument(highest + 1, text);
      return { sequence: highest + 1, hash: hashOf(owners) };
    } catch (error) {
      if (!(error instanceof SequenceTakenError)) throw error;
    }
  }
}

/** Throws where whoever has this context may not do that, by the owners that hold beside what is live. */
export async function requireRight(
  { store, who, member }: RegistryContext,
  live: RegistryDocument,
  act: Act,
): Promise<void> {
  const reason = reasonAgainst(await readOwners(store, live), { who, member }, act);
  if (reason !== undefined) throw new NotAllowedError(reason);
}

function hashOf(owners: unknown): string {
  return createHash('sha256').update(canonicalJson(owners)).digest('hex');
}
