import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '../release/read-release';
import { auditEntrySchema, SequenceTakenError } from './artifact-store';
import type { ArtifactRef, ArtifactStore, Documents } from './artifact-store';
import { twoDaysBefore } from './days';
import { folderWeight } from './folder-weight';

const DOCUMENT = /^(\d{10})\.json$/;
const AUDIT_FILE = 'audit.jsonl';

/**
 * The store as a folder:
 * `artifacts/<name>/<contentHash>/…`, `registry/<sequence>.json`, the same in `owners`, `attestations` and
 * `heads`, `audit.jsonl`. Every write is synced and then put in place in one step, so a crash leaves the old state or the
 * new one.
 */
export function folderStore(root: string): ArtifactStore {
  return {
    ...artifactsIn(root),
    ...lifetimesIn(root),
    ...documentsIn(root, 'registry'),
    ...auditIn(root),
    owners: documentsIn(root, 'owners'),
    attestations: documentsIn(root, 'attestations'),
    heads: documentsIn(root, 'heads'),
    once: marksIn(root),
  };
}

type Artifacts = Pick<ArtifactStore, 'has' | 'put' | 'get' | 'stamp' | 'list' | 'weigh'>;
type Lifetimes = Pick<ArtifactStore, 'names' | 'renew' | 'storedAt' | 'remove'>;
type Audit = Pick<ArtifactStore, 'appendAudit' | 'readAudit'>;

function artifactsIn(root: string): Artifacts {
  const folderOf = ({ name, contentHash }: ArtifactRef) => path.join(root, 'artifacts', name, contentHash);
  const has = (ref: ArtifactRef) => isThere(folderOf(ref));

  return {
    has,
    get: (ref, file) => readFile(path.join(folderOf(ref), file)).catch(undefinedIfAbsent),

    async stamp(ref, file) {
      const found = await stat(path.join(folderOf(ref), file)).catch(undefinedIfAbsent);
      return found && `${found.mtimeMs}-${found.size}-${found.ino}`;
    },

    async list(name) {
      const names = await readdir(path.join(root, 'artifacts', name)).catch(() => []);
      return names.filter((entry) => /^[0-9a-f]{16,64}$/.test(entry)).sort();
    },

    weigh: (name) => folderWeight(path.join(root, 'artifacts', name)),

    async put(ref, files) {
      if (await has(ref)) return;
      const target = folderOf(ref);
      const draft = path.join(root, 'drafts', randomUUID());
      for (const [file, bytes] of files) await writeSynced(path.join(draft, file), bytes);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await rename(draft, target);
        await syncFolder(path.dirname(target));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (!(await has(ref))) throw error;
      }
    },
  };
}

function lifetimesIn(root: string): Lifetimes {
  const folderOf = ({ name, contentHash }: ArtifactRef) => path.join(root, 'artifacts', name, contentHash);
  // A folder's mtime changes with every rename; this file is written once.
  const clockOf = (ref: ArtifactRef) => path.join(folderOf(ref), RELEASE_FILE);

  return {
    async names() {
      const names = await readdir(path.join(root, 'artifacts')).catch(() => []);
      return names.filter((entry) => /^[a-z][a-z0-9-]*$/.test(entry)).sort();
    },

    renew: (ref) =>
      utimes(clockOf(ref), new Date(), new Date()).then(
        () => true,
        (error: unknown) => undefinedIfAbsent(error) ?? false,
      ),

    storedAt: async (ref) => (await stat(clockOf(ref)).catch(undefinedIfAbsent))?.mtime,

    async remove(ref, since) {
      const before = await stat(clockOf(ref)).catch(undefinedIfAbsent);
      if (!before || before.mtime > since) return false;
      const condemned = path.join(root, 'drafts', randomUUID());
      await mkdir(path.dirname(condemned), { recursive: true });
      await rename(folderOf(ref), condemned);
      // A renewal after this rename finds nothing and stores the build again; one before it shows in this time.
      const { mtime: last } = await stat(path.join(condemned, RELEASE_FILE));
      if (last > since) {
        const isBack = await rename(condemned, folderOf(ref)).then(
          () => true,
          () => isThere(clockOf(ref)),
        );
        if (isBack) await rm(condemned, { recursive: true, force: true });
        return false;
      }
      await rm(condemned, { recursive: true, force: true });
      return true;
    },
  };
}

function documentsIn(root: string, series: string): Documents {
  const folder = path.join(root, series);
  const fileOf = (sequence: number) => documentFile(root, series, sequence);

  async function sequences(): Promise<number[]> {
    // Only a missing folder means empty: an unreadable one may hold the live document.
    const names = (await readdir(folder).catch(undefinedIfAbsent)) ?? [];
    return names
      .flatMap((name) => DOCUMENT.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  return {
    sequences,
    readDocument: (sequence) => readFile(fileOf(sequence), 'utf8'),

    async revision() {
      const [highest] = await sequences();
      if (highest === undefined) return 'empty';
      const { mtimeMs, size } = await stat(fileOf(highest));
      return `${highest}-${mtimeMs}-${size}`;
    },

    async writeDocument(sequence, text) {
      const draft = path.join(root, 'drafts', randomUUID());
      await writeSynced(draft, Buffer.from(text));
      await mkdir(folder, { recursive: true });
      try {
        await link(draft, fileOf(sequence));
        await syncFolder(folder);
      } catch (error) {
        throw codeOf(error) === 'EEXIST' ? new SequenceTakenError(sequence) : error;
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

/** Where a document of a series lies. */
export function documentFile(root: string, series: string, sequence: number): string {
  return path.join(root, series, `${String(sequence).padStart(10, '0')}.json`);
}

function auditIn(root: string): Audit {
  const file = path.join(root, AUDIT_FILE);
  return {
    async appendAudit(entry) {
      await mkdir(root, { recursive: true });
      const handle = await open(file, 'a+');
      const lineEnd = (await endsLine(handle)) ? '' : '\n';
      await handle.appendFile(`${lineEnd}${JSON.stringify(entry)}\n`);
      await handle.sync();
      await handle.close();
    },

    async readAudit() {
      const text = (await readFile(file, 'utf8').catch(undefinedIfAbsent)) ?? '';
      const lines = text.split('\n').filter((line) => line !== '');
      return lines.flatMap((line) => {
        const entry = wholeJson(line);
        return entry === undefined ? [] : [auditEntrySchema.parse(entry)];
      });
    },
  };
}

function marksIn(root: string): ArtifactStore['once'] {
  const folder = path.join(root, 'once');
  return async (day, mark) => {
    const isNewDay = (await mkdir(path.join(folder, day), { recursive: true })) !== undefined;
    if (isNewDay) {
      const old = (await readdir(folder)).filter((other) => other < twoDaysBefore(day));
      for (const other of old) await rm(path.join(folder, other), { recursive: true, force: true });
    }
    try {
      await (await open(path.join(folder, day, mark), 'wx')).close();
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  };
}

/** False after a killed writer or a full disk left half a line, which must not swallow the next one. */
async function endsLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/** The value of a line; undefined for a truncated one. */
function wholeJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx', 0o444);
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(undefinedIfAbsent)) !== undefined;
}

function undefinedIfAbsent(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return undefined;
  throw error;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
