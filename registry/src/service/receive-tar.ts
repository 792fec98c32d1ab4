import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

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

const BLOCK = 512;
/** At most seven folders, of names that begin with no dot. */
const SAFE_PATH = /^(?:[\w@~+-][\w.@~+-]*\/){0,7}[\w@~+-][\w.@~+-]*$/;
const LONGEST_PATH = 200;

/** A name that is file and folder at once, and what is no gzip, are the sender's faults as well. */
function refusalOf(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) return new UploadRefusedError('a file in it is a folder too');
  return code.startsWith('Z_') ? new UploadRefusedError('it was packed badly (gzip)') : error;
}

type Header = { path: string; size: number };

/**
 * Unpacks an archive into a new folder under `parent`, as it comes, and gives the folder. Taken are plain files of the
 * first ustar form alone: no link, device, folder, extension or second name. Refused, or broken off, it leaves nothing.
 */
export async function receiveTar(
  source: Readable,
  { parent, limits = UPLOAD_LIMITS }: { parent: string; limits?: UploadLimits },
): Promise<string> {
  // What breaks it is thrown where it is read, which is not yet.
  source.on('error', () => undefined);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'upload-'));
  try {
    await unpack(blocksOf(source, limits), folder, limits);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw refusalOf(error);
  } finally {
    source.destroy();
  }
}

/** `next`: a whole block; `some`: what has come, up to so many bytes. */
type Blocks = { next: () => Promise<Buffer>; some: (most: number) => Promise<Buffer> };

async function unpack(blocks: Blocks, folder: string, limits: UploadLimits): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const block = await blocks.next();
    if (isEmpty(block)) break;
    const header = readHeader(block);
    if (seen.size >= limits.files) throw new UploadRefusedError(`it holds more than ${limits.files} files`);
    if (header.size > limits.fileBytes)
      throw new UploadRefusedError(`${header.path} is larger than ${limits.fileBytes} bytes`);
    // Two names that differ in case are one file on some machines.
    const key = header.path.toLowerCase();
    if (seen.has(key)) throw new UploadRefusedError(`${header.path} is in it twice`);
    seen.add(key);
    await writeFile(blocks, path.join(folder, header.path), header.size);
  }
  // An archive ends with two empty blocks; one that was cut off does not.
  if (!isEmpty(await blocks.next())) throw new UploadRefusedError('it does not end as an archive does');
}

async function writeFile(blocks: Blocks, file: string, size: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    for (let left = size; left > 0;) {
      const part = await blocks.some(left);
      await handle.writeFile(part);
      left -= part.length;
    }
  } finally {
    await handle.close();
  }
  for (let left = (BLOCK - (size % BLOCK)) % BLOCK; left > 0;) left -= (await blocks.some(left)).length;
}

/** Blocks of a stream; what is too much is refused before it is looked at. */
function blocksOf(source: Readable, { bytes: most }: UploadLimits): Blocks {
  const parts = source[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let held: Buffer = Buffer.alloc(0);
  let taken = 0;

  async function hold(least: number): Promise<void> {
    while (held.length < least) {
      const { done, value } = await parts.next();
      if (done) throw new UploadRefusedError('it was cut off');
      taken += value.length;
      if (taken > most) throw new UploadRefusedError(`it is larger than ${most} bytes`);
      held = held.length === 0 ? value : Buffer.concat([held, value]);
    }
  }

  function take(length: number): Buffer {
    const part = held.subarray(0, length);
    held = held.subarray(length);
    return part;
  }

  return {
    async next() {
      await hold(BLOCK);
      return take(BLOCK);
    },
    async some(length) {
      await hold(1);
      return take(length);
    },
  };
}

function readHeader(block: Buffer): Header {
  const text = (start: number, length: number) => {
    const field = block.subarray(start, start + length);
    const end = field.indexOf(0);
    return field.subarray(0, end === -1 ? length : end).toString('latin1');
  };
  const [prefix, name] = [text(345, 155), text(0, 100)];
  const full = prefix === '' ? name : `${prefix}/${name}`;
  if (octal(text(148, 8)) !== checksumOf(block)) throw new UploadRefusedError('it is no archive (tar)');
  if (text(257, 6) !== 'ustar' || text(263, 2) !== '00')
    throw new UploadRefusedError('it is a tar of another form than ustar');
  if (text(156, 1) !== '0') throw new UploadRefusedError(`${JSON.stringify(full)} is no plain file`);
  if (!SAFE_PATH.test(full) || full.length > LONGEST_PATH)
    throw new UploadRefusedError(`${JSON.stringify(full)} is no name of a file in a build`);
  return { path: full, size: octal(text(124, 12)) };
}

function octal(text: string): number {
  const digits = text.trim();
  if (!/^[0-7]{1,11}$/.test(digits)) throw new UploadRefusedError('it is no archive (tar)');
  return Number.parseInt(digits, 8);
}

/** The sum of the header's bytes, its own field taken as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

function isEmpty(block: Buffer): boolean {
  return block.every((byte) => byte === 0);
}
