import { releaseSchema } from '@plumbline/shared-schema/platform';
import type { Release } from '@plumbline/shared-schema/platform';
import type { ArtifactRef, ArtifactStore } from './artifact-store';
import { contentHashOf } from '../release/content-hash';
import { RELEASE_FILE } from '../release/read-release';

/** What a stored build says about itself. Throws where it is gone or is not the build of that content hash. */
export async function readStoredRelease(store: ArtifactStore, ref: ArtifactRef): Promise<Release> {
  const text = await store.get(ref, RELEASE_FILE);
  const label = `artifacts/${ref.name}/${ref.contentHash}`;
  if (!text) throw new Error(`${label} is not in the store`);
  const raw: unknown = JSON.parse(text.toString('utf8'));
  if (contentHashOf(raw) !== ref.contentHash)
    throw new Error(`${label}/${RELEASE_FILE} was changed after publishing`);
  const release = releaseSchema.parse(raw);
  if (release.name !== ref.name) throw new Error(`${label} is a build of ${release.name}`);
  return release;
}
