import { integrityOf } from '../release/content-hash';
import { RELEASE_FILE } from '../release/read-release';
import type { Release } from '@plumbline/shared-schema/platform';
import type { ArtifactStore } from './artifact-store';

type Build = { release: Pick<Release, 'name' | 'files'>; contentHash: string };
type Stores = { from: ArtifactStore; to: ArtifactStore };

/** Copies a build with its compressed copies, unless it is there; false then. Throws where it is not what was published. */
export async function copyBuild({ from, to }: Stores, build: Build): Promise<boolean> {
  const ref = { name: build.release.name, contentHash: build.contentHash };
  if (await to.has(ref)) return false;
  await to.put(ref, await filesOf(from, build));
  return true;
}

/** Every file that a build lists, as it was published, with its compressed copies. */
export async function filesOf(
  store: ArtifactStore,
  { release, contentHash }: Build,
): Promise<Map<string, Uint8Array>> {
  const ref = { name: release.name, contentHash };
  const files = new Map<string, Uint8Array>();
  for (const { path: file, integrity } of [{ path: RELEASE_FILE, integrity: null }, ...release.files]) {
    const [bytes, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => store.get(ref, file + ending)),
    );
    if (!bytes || (integrity !== null && integrityOf(bytes) !== integrity))
      throw new Error(`${ref.name}/${contentHash}/${file} is gone or was changed`);
    files.set(file, bytes);
    if (br) files.set(`${file}.br`, br);
    if (gzip) files.set(`${file}.gz`, gzip);
  }
  return files;
}
