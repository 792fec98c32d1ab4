import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { openStoreAt } from '../storage/open-store';
import type { FileStore } from '../storage/store';
import { openArchive } from './load';
import type { OpenedArchive } from './load';
import { opening, sealing } from './sealing';
import type { SealKey } from './sealing';

/**
 * Where backups lie, in a folder or bucket: `archives/`, one for each backup, and `files/` that they share. What is
 * sealed lies apart, by key: `files-1a2b3c4d/`. An archive is there whole or not at all.
 */
export type BackupPlace = {
  /** Names of the archives of this key, the oldest first. */
  archives: () => Promise<string[]>;
  keep: (name: string, archive: AsyncIterable<Buffer>) => Promise<number>;
  /** What the archive says first; its rows are still to be read, or `end` called. */
  open: (name: string) => Promise<OpenedArchive & { end: () => void }>;
  remove: (name: string) => Promise<void>;
  /** The files of this key, by their keys in the site's store. */
  files: FileStore;
  /** Seals and writes; throws where what is read back is another. */
  keepFile: (key: string, source: Readable) => Promise<void>;
  /** As it was; undefined where it is not there. */
  openFile: (key: string) => Promise<Readable | undefined>;
};

type PlaceOptions = {
  /** `file:///folder`, the path of a folder, or `s3://bucket/prefix`. */
  url: string;
  key: SealKey | undefined;
  /** Where what is on its way lies. */
  folder: string;
};

export function openPlace({ url, key, folder }: PlaceOptions): BackupPlace {
  const suffix = key === undefined ? '' : `-${key.id}`;
  const archives = openStoreAt(below(url, 'archives'));
  const files = openStoreAt(below(url, `files${suffix}`));
  const sealed = (name: string) => (key === undefined ? new PassThrough() : sealing(key, name));
  const opened = (name: string) => (key === undefined ? new PassThrough() : opening(key, name));
  const keep = async (store: FileStore, name: string, source: (target: string) => Promise<string>) => {
    const passing = path.join(folder, randomUUID());
    try {
      const written = await source(passing);
      await store.put(name, passing);
      if ((await hashOf(store, name)) !== written)
        throw new Error(`${name}: what was written is not what is read back`);
      return (await fs.stat(passing)).size;
    } finally {
      await fs.rm(passing, { force: true });
    }
  };

  return {
    archives: async () => {
      const names: string[] = [];
      for await (const name of archives.list()) if (isNameOf(name, suffix)) names.push(name);
      return names.sort();
    },
    keep: (name, archive) =>
      keep(archives, name, (target) =>
        writeTo(target, [Readable.from(archive, { objectMode: false }), createGzip(), sealed(name)]),
      ),
    open: async (name) => {
      const found = await archives.open(name);
      if (found === undefined) throw new Error(`there is no ${name}`);
      const bytes = chained(found.stream, [opened(name), createGunzip()]);
      const end = () => void bytes.destroy();
      try {
        return { ...(await openArchive(bytes)), end };
      } catch (error) {
        end();
        throw error;
      }
    },
    remove: (name) => archives.remove(name),
    files,
    keepFile: async (name, source) =>
      void (await keep(files, name, (target) => writeTo(target, [source, sealed(name)]))),
    openFile: async (name) => {
      const found = await files.open(name);
      return found && chained(found.stream, [opened(name)]);
    },
  };
}

/** `20261128T154500Z`, and of which key where it is sealed: names sort by time. */
export function archiveName(at: Date, key: SealKey | undefined): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return key === undefined ? stamp : `${stamp}-${key.id}`;
}

function isNameOf(name: string, suffix: string): boolean {
  return /^\d{8}T\d{6}Z$/.test(name.slice(0, 16)) && name.slice(16) === suffix;
}

function below(url: string, part: string): string {
  if (!isBucketUrl(url)) return `${url.replace(/\/+$/, '')}/${part}`;
  const [address = '', parameters] = url.split('?');
  return `${address.replace(/\/+$/, '')}/${part}${parameters === undefined ? '' : `?${parameters}`}`;
}

/** The hash of what was written. */
async function writeTo(target: string, [source, ...steps]: [Readable, ...Transform[]]): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  await pipeline([source, ...steps, hashing, createWriteStream(target, { mode: 0o600 })]);
  return hash.digest('hex');
}

async function hashOf(store: FileStore, name: string): Promise<string | undefined> {
  const found = await store.open(name);
  if (found === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return hash.digest('hex');
}

/** Ends with why any of them failed. */
function chained(source: Readable, steps: Transform[]): Readable {
  const end = new PassThrough();
  pipeline([source, ...steps, end]).catch(() => undefined);
  return end;
}
