import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { integrityOf } from '../release/content-hash';
import { readStoredRelease } from '../release/stored-release';
import type { ArtifactRef, ArtifactStore } from '../store/artifact-store';
import type { ArtifactFile } from './artifact-files';
import { scriptIntegrities } from './boot-document';
import { inlineJson } from './first-script';
import { baseOf } from './snapshot';
import type { LiveRelease } from './snapshot';

/** Below it the files with the integrities of sets of builds; what follows names the builds. */
export const INTEGRITY_FILES = '/artifacts/integrities/';

const SAFE_REF = /^([a-z][a-z0-9-]*)@([0-9a-f]{16,64})$/;
const MOST_BUILDS = 64;
const MOST_KEPT = 24;

type Build = Pick<LiveRelease, 'base' | 'release' | 'contentHash'>;

/**
 * The file with the integrity of every script of some builds: a page that runs them takes it beside its own few. The
 * same builds give the same bytes under the same address at every edge.
 */
export function integrityFileOf(builds: readonly Build[]): { url: string; integrity: string } {
  const names = builds.map(({ release, contentHash }) => `${release.name}@${contentHash}`);
  return {
    url: INTEGRITY_FILES + names.sort().join(','),
    integrity: integrityOf(Buffer.from(sourceOf(builds))),
  };
}

function sourceOf(builds: readonly Build[]): string {
  const sorted = [...builds].sort((a, b) => (a.base < b.base ? -1 : 1));
  const table = Object.assign({}, ...sorted.map(scriptIntegrities)) as Record<string, string>;
  return `window.__plumblineIntegrity = Object.assign(window.__plumblineIntegrity || {}, ${inlineJson(table)});\n`;
}

/** Reads these files by what follows `INTEGRITY_FILES`; undefined where a build is not in the store. */
export function integrityFiles(store: ArtifactStore) {
  const kept = new Map<string, Promise<ArtifactFile | undefined>>();

  async function write(refs: readonly ArtifactRef[]): Promise<ArtifactFile | undefined> {
    const reading = refs.map(async (ref) => ({
      contentHash: ref.contentHash,
      base: baseOf(ref.name, ref.contentHash),
      release: await readStoredRelease(store, ref),
    }));
    const builds = await Promise.all(reading).catch(() => undefined);
    if (!builds) return undefined;
    const identity = Buffer.from(sourceOf(builds));
    return { identity, br: await promisify(brotliCompress)(identity), gzip: await promisify(gzip)(identity) };
  }

  return async (names: string): Promise<ArtifactFile | undefined> => {
    const refs = refsIn(names);
    if (!refs) return undefined;
    const file = kept.get(names) ?? write(refs);
    kept.delete(names);
    kept.set(names, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // What is missing now may be published later.
    if (!(await file)) kept.delete(names);
    return file;
  };
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
