import type { Readable } from 'node:stream';
import { z } from 'zod';
import { NotGenuineError } from './sealing';

/**
 * An archive is a row of blocks, each a letter, its length in four bytes, and as many bytes: `H` what it holds; `F` keys
 * of the files that its rows name, by lines; then for each table `R` rows as COPY writes them and one `T` with their
 * number and digest; `Z` at its end, without which it is cut off.
 */
export type Letter = 'H' | 'F' | 'R' | 'T' | 'Z';
export type Block = { letter: Letter; bytes: Buffer };

const LETTERS = new Set<string>(['H', 'F', 'R', 'T', 'Z']);
const HEAD_BYTES = 5;
/** Longer than any row: what says so was changed. */
const LONGEST_BYTES = 1024 ** 3;

export const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** When the last migration was made that the database had. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type ArchiveHead = z.infer<typeof headSchema>;

export const tableEndSchema = z.object({ rows: z.number(), digest: z.string() });

export function blockOf(letter: Letter, bytes: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(letter, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export const jsonBlock = (letter: Letter, value: unknown) =>
  blockOf(letter, Buffer.from(JSON.stringify(value)));

/** Ends after `Z`; throws where there is none, or more after it. */
export async function* blocksOf(archive: Readable): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0);
  let isOver = false;
  for await (const bytes of readable(archive)) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (let block = firstBlock(rest); block !== undefined; block = firstBlock(rest)) {
      if (isOver) break;
      rest = rest.subarray(HEAD_BYTES + block.bytes.length);
      isOver = block.letter === 'Z';
      yield block;
    }
  }
  if (!isOver) throw new NotGenuineError('it is cut off');
  if (rest.length > 0) throw new NotGenuineError('something stands behind its end');
}

/** What zlib cannot read is not genuine. */
async function* readable(archive: Readable): AsyncGenerator<Buffer> {
  try {
    yield* archive as AsyncIterable<Buffer>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new NotGenuineError('it was changed or cut off') : error;
  }
}

function firstBlock(bytes: Buffer): Block | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const letter = bytes.toString('latin1', 0, 1);
  const length = bytes.readUInt32BE(1);
  if (!LETTERS.has(letter) || length > LONGEST_BYTES) throw new NotGenuineError('it was changed');
  if (bytes.length < HEAD_BYTES + length) return undefined;
  return { letter: letter as Letter, bytes: bytes.subarray(HEAD_BYTES, HEAD_BYTES + length) };
}
