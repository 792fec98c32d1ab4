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

/** Address of the file with the integrity of every script of some builds, and its own integrity. */
export type NameIntegrities = (builds: readonly Build[]) => { url: string; integrity: string };

function sourceOf(builds: readonly Build[]): string {
  const sorted = [...builds].sort((a, b) => (a.base < b.base ? -1 : 1));
  const table = Object.assign({}, ...sorted.map(scriptIntegrities)) as Record<string, string>;
  return `window.__plumblineIntegrity = Object.assign(window.__plumblineIntegrity || {}, ${inlineJson(table)});\n`;
}

/**
 * These files: a page that runs some builds takes one beside the few integrities of its own. The same builds give the
 * same bytes under the same address at every edge. `name` keeps what it names, so that a build whose files are gone
 * takes no other with it; `read` takes what follows `INTEGRITY_FILES`, makes from the store what was not named here, and
 * gives undefined where a build is not there.
 */
export function integrityFiles(store: ArtifactStore) {
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
    name: ((builds) => {
      const names = namesOf(builds);
      const identity = Buffer.from(sourceOf(builds));
      if (!kept.has(names)) keep(names, pack(identity));
      return { url: INTEGRITY_FILES + names, integrity: integrityOf(identity) };
    }) satisfies NameIntegrities,

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
