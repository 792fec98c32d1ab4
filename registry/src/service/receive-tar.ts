import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Header } from 'tar-stream';

type UploadLimits = { bytes: number; fileBytes: number; files: number };

/** A shell with its kit is a fourth of that. */
const UPLOAD_LIMITS: UploadLimits = { bytes: 96 * 1024 * 1024, fileBytes: 24 * 1024 * 1024, files: 4000 };

/** What was sent is no archive that this takes; nothing of it is left. */
export class UploadRefusedError extends Error {
  constructor(why: string) {
    super(`The upload is refused: ${why}.`);
    this.name = 'UploadRefusedError';
  }
}

/** An archive ends with two empty blocks; one that was cut off does not. */
const END = Buffer.alloc(1024);
/** At most seven folders, of names that begin with no dot. */
const SAFE_PATH = /^(?:[\w@~+-][\w.@~+-]*\/){0,7}[\w@~+-][\w.@~+-]*$/;
const LONGEST_PATH = 200;

/**
 * Unpacks an archive into a new folder under `parent`, as it comes, and gives the folder. Taken are plain files alone:
 * no link, device, folder or second name. Refused, or broken off, it leaves nothing.
 */
export async function receiveTar(
  source: Readable,
  { parent, limits = UPLOAD_LIMITS }: { parent: string; limits?: UploadLimits },
): Promise<string> {
  // What breaks it is thrown where it is read, which is not yet.
  source.on('error', () => undefined);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'upload-'));
  const seen = new Set<string>();
  let writing = Promise.resolve();
  const archive = extract().on('entry', (header, content, next) => {
    // What breaks it is thrown where it is read here too.
    content.on('error', () => undefined);
    writing = writeEntry({ header, content }, { folder, seen, limits });
    writing.then(() => next(), next);
  });
  try {
    await pipeline(source, metered(limits), archive);
    if (seen.size === 0) throw new UploadRefusedError('there is no file in it');
    return folder;
  } catch (error) {
    const failure: unknown = await writing.catch((reason: unknown) => reason);
    await rm(folder, { recursive: true, force: true });
    throw failure instanceof UploadRefusedError ? failure : refusalOf(error, source);
  }
}

/** What is too much is refused before anything looks at it, headers too. */
function metered({ bytes: most }: UploadLimits): Transform {
  let taken = 0;
  let tail = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      tail = Buffer.concat([tail, chunk]).subarray(-END.length);
      done(taken > most ? new UploadRefusedError(`it is larger than ${most} bytes`) : null, chunk);
    },
    flush(done) {
      done(tail.equals(END) ? null : new UploadRefusedError('it is no whole archive (tar)'));
    },
  });
}

type Target = { folder: string; seen: Set<string>; limits: UploadLimits };

async function writeEntry(
  { header, content }: { header: Header; content: AsyncIterable<unknown> },
  { folder, seen, limits }: Target,
): Promise<void> {
  const { name, type, size = 0 } = header;
  if (type !== 'file') throw new UploadRefusedError(`${JSON.stringify(name)} is no plain file`);
  if (!SAFE_PATH.test(name) || name.length > LONGEST_PATH)
    throw new UploadRefusedError(`${JSON.stringify(name)} is no name of a file in a build`);
  if (seen.size >= limits.files) throw new UploadRefusedError(`it holds more than ${limits.files} files`);
  if (size > limits.fileBytes)
    throw new UploadRefusedError(`${name} is larger than ${limits.fileBytes} bytes`);
  // Two names that differ in case are one file on some machines.
  const key = name.toLowerCase();
  if (seen.has(key)) throw new UploadRefusedError(`${name} is in it twice`);
  seen.add(key);
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content as AsyncIterable<Buffer>, { flag: 'wx', mode: 0o600 });
}

/** What is wrong with the archive is the sender's fault; a sender who went away and a full disk are none. */
function refusalOf(error: unknown, source: Readable): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code))
    return new UploadRefusedError('a file in it is a folder too');
  if (code.startsWith('Z_')) return new UploadRefusedError('it was packed badly (gzip)');
  // What the reader of archives throws has no code.
  if (error instanceof UploadRefusedError || code !== '' || error === source.errored) return error;
  return new UploadRefusedError('it is no whole archive (tar)');
}
