import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { integrityOf } from '../release/content-hash';
import { readStoredRelease } from '../store/stored-release';
import type { ArtifactRef, ArtifactStore } from '../store/artifact-store';
import type { ArtifactFile } from './artifact-files';
import { baseOf } from '../release/build-address';
import type { LiveRelease } from './snapshot';

const SAFE_REF = /^([a-z][a-z0-9-]*)@([0-9a-f]{16,64})$/;
const MOST_BUILDS = 64;
const MOST_KEPT = 24;

type Build = Pick<LiveRelease, 'base' | 'release' | 'contentHash'>;

/** Address of the file of some builds, and its integrity. */
export type NameFile = (builds: readonly Build[]) => { url: string; integrity: string };

type Kind = {
  /** Its files lie below it; what follows names the builds. */
  folder: string;
  /** A name with the ending of their media type. */
  media: string;
  /** `builds`: in an order that does not depend on who asks. */
  write: (builds: readonly Build[]) => string;
};

/**
 * Files made of what the releases of the builds of a page say. The same builds give the same bytes under the same
 * address at every edge. `name` keeps what it names, so that a build whose files are gone takes no other with it;
 * `read` takes what follows the folder, makes from the store what was not named here, and gives undefined where a build
 * is not there.
 */
export function buildFiles(store: ArtifactStore, { folder, media, write }: Kind) {
  const sourceOf = (builds: readonly Build[]) =>
    write([...builds].sort((a, b) => (a.base < b.base ? -1 : 1)));
  const kept = new Map<string, Promise<ArtifactFile | undefined>>();

  function keep(names: string, file: Promise<ArtifactFile | undefined>): void {
    kept.delete(names);
    kept.set(names, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  async function find(refs: readonly ArtifactRef[]): Promise<ArtifactFile | undefined> {
    const reading = refs.map(async (ref) => ({
      contentHash: ref.contentHash,
      base: baseOf(ref.name, ref.contentHash),
      release: await readStoredRelease(store, ref),
    }));
    const builds = await Promise.all(reading).catch(() => undefined);
    return builds && pack(Buffer.from(sourceOf(builds)));
  }

  return {
    folder,
    media,
    name: ((builds) => {
      const names = namesOf(builds);
      const identity = Buffer.from(sourceOf(builds));
      if (!kept.has(names)) keep(names, pack(identity));
      return { url: folder + names, integrity: integrityOf(identity) };
    }) satisfies NameFile,

    read: async (names: string): Promise<ArtifactFile | undefined> => {
      const refs = refsIn(names);
      if (!refs) return undefined;
      const file = kept.get(names) ?? find(refs);
      keep(names, file);
      // What is missing now may be published later.
      if (!(await file)) kept.delete(names);
      return file;
    },
  };
}

function namesOf(builds: readonly Build[]): string {
  return builds
    .map(({ release, contentHash }) => `${release.name}@${contentHash}`)
    .sort()
    .join(',');
}

async function pack(identity: Buffer): Promise<ArtifactFile> {
  return { identity, br: await promisify(brotliCompress)(identity), gzip: await promisify(gzip)(identity) };
}

function refsIn(names: string): ArtifactRef[] | undefined {
  const parts = names.split(',');
  if (parts.length > MOST_BUILDS) return undefined;
  const refs = parts.flatMap((part) => {
    const [, name, contentHash] = SAFE_REF.exec(part) ?? [];
    return name !== undefined && contentHash !== undefined ? [{ name, contentHash }] : [];
  });
  return refs.length === parts.length ? refs : undefined;
}
