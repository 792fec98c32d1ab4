import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@plumbline/shared-schema/platform';
import { integrityOf } from '../release/content-hash';
import { RELEASE_FILE } from '../release/read-release';
import { readStoredRelease } from '../store/stored-release';
import type { ArtifactRef, ArtifactStore } from '../store/artifact-store';
import type { Log } from './log';

/** A verified file and the compressed copies that unpack to the very same bytes. */
export type ArtifactFile = { identity: Buffer; br?: Buffer; gzip?: Buffer };

type CachedFile = ArtifactFile & { stamp: string | undefined };

const MOST_CACHED_BYTES = 96 * 1024 * 1024;
const SAFE_NAME = /^[a-z][a-z0-9-]*$/;
const SAFE_HASH = /^[0-9a-f]{16,64}$/;

/**
 * Reads published files. Only what a release lists is served, so no path can lead elsewhere, and only with the bytes it
 * lists. Kept in memory while the stored file stays the same.
 */
export function artifactFiles(store: ArtifactStore, log: Log) {
  const releases = new Map<string, Release>();
  const cache = new Map<string, CachedFile>();
  let cachedBytes = 0;

  async function releaseOf(ref: ArtifactRef): Promise<Release | undefined> {
    const key = `${ref.name}/${ref.contentHash}`;
    const known = releases.get(key);
    if (known) return known;
    const release = await readStoredRelease(store, ref).catch(() => undefined);
    if (release) releases.set(key, release);
    return release;
  }

  function keep(key: string, entry: CachedFile): void {
    forget(key);
    cache.set(key, entry);
    cachedBytes += sizeOf(entry);
    for (const oldest of cache.keys()) {
      if (cachedBytes <= MOST_CACHED_BYTES) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    const entry = cache.get(key);
    if (!entry) return;
    cache.delete(key);
    cachedBytes -= sizeOf(entry);
  }

  /** The listed integrity of a file; null for the list itself; undefined for what is not published. */
  async function integrityFor(ref: ArtifactRef, path: string): Promise<string | null | undefined> {
    if (!SAFE_NAME.test(ref.name) || !SAFE_HASH.test(ref.contentHash)) return undefined;
    const release = await releaseOf(ref);
    if (release && path === RELEASE_FILE) return null;
    return release?.files.find((file) => file.path === path)?.integrity;
  }

  async function read(ref: ArtifactRef, path: string): Promise<ArtifactFile | undefined> {
    const integrity = await integrityFor(ref, path);
    const identity = integrity === undefined ? undefined : await store.get(ref, path);
    if (!identity) return undefined;
    if (integrity && integrityOf(identity) !== integrity) {
      log.error({ ...ref, file: path }, 'artifact was changed after publishing; not served');
      return undefined;
    }
    return { identity, ...(await compressedCopies(store, { ref, path, identity })) };
  }

  return async (ref: ArtifactRef, path: string): Promise<ArtifactFile | undefined> => {
    const key = `${ref.name}/${ref.contentHash}/${path}`;
    const cached = cache.get(key);
    const stamp = cached && (await store.stamp(ref, path));
    if (cached && cached.stamp === stamp) return cached;
    forget(key);
    const file = await read(ref, path);
    if (file) keep(key, { ...file, stamp: await store.stamp(ref, path) });
    return file;
  };
}

type Copies = { ref: ArtifactRef; path: string; identity: Buffer };

async function compressedCopies(
  store: ArtifactStore,
  { ref, path, identity }: Copies,
): Promise<Omit<ArtifactFile, 'identity'>> {
  const [br, gzip] = await Promise.all([store.get(ref, `${path}.br`), store.get(ref, `${path}.gz`)]);
  return {
    br: br && (await unpacksTo(identity, () => promisify(brotliDecompress)(br))) ? br : undefined,
    gzip: gzip && (await unpacksTo(identity, () => promisify(gunzip)(gzip))) ? gzip : undefined,
  };
}

async function unpacksTo(identity: Buffer, unpack: () => Promise<Buffer>): Promise<boolean> {
  const bytes = await unpack().catch(() => undefined);
  return bytes?.equals(identity) ?? false;
}

function sizeOf({ identity, br, gzip }: ArtifactFile): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
