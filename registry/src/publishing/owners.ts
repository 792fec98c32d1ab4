import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { NotAllowedError, reasonAgainst } from '../owners/judge-act';
import type { Act } from '../owners/judge-act';
import { NO_TEAMS, ownersSchema } from '../owners/owners-document';
import type { Owners } from '../owners/owners-document';
import type { ArtifactStore } from '../store/artifact-store';
import { readNamed } from '../store/named-documents';
import type { RegistryContext } from './registry-context';

/**
 * Who owns what, as the registry document of that moment says: it names the document by number and hash, so its own
 * signature covers it. Throws where that one is gone or was changed.
 */
export async function readOwners(store: ArtifactStore, { owners }: RegistryDocument): Promise<Owners> {
  if (!owners) return NO_TEAMS;
  return ownersSchema.parse(await readNamed(store.owners, owners, 'owners document'));
}

/** Throws where whoever has this context may not do that, by the owners that hold beside what is live. */
export async function requireRight(
  { store, ...actor }: RegistryContext,
  live: RegistryDocument,
  act: Act,
): Promise<void> {
  const reason = reasonAgainst(await readOwners(store, live), actor, act);
  if (reason !== undefined) throw new NotAllowedError(reason);
}
