import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { LocalFile } from '../../kit/storage/incoming';

/** A file that came as base64 in JSON, on disk. */
export type FileInText = LocalFile & { hash: string };

type Options = {
  /** Whose value, a text `data:<mime>;base64,…`, holds the file. */
  field: string;
  /** The file to write. */
  target: string;
  onFile: (file: FileInText) => void;
};

/** At most: the name of the field and what its value says of the file. */
const HEAD_MAX = 400;

/**
 * Passes JSON on without the file in it, which so is never in memory as a whole: where its base64 stood stands `@` and
 * the hash of its bytes, or `@` alone where it was no base64. Of several files the first counts.
 */
export async function* withoutFile(
  json: AsyncIterable<Buffer>,
  { field, target, onFile }: Options,
): AsyncGenerator<Buffer> {
  // Never within a text, where the quotes would be escaped.
  const head = new RegExp(`"${inJson(field)}"\\s{0,20}:\\s{0,20}"data:[^,"]{0,200};base64,`, 'i');
  const pieces = readPieces(json);
  let text = '';
  let found: RegExpExecArray | null = null;
  for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) {
    text += piece;
    found = head.exec(text);
    if (found !== null) break;
    yield bytesOf(text.slice(0, -HEAD_MAX));
    text = text.slice(-HEAD_MAX);
  }
  if (found === null) {
    yield bytesOf(text);
    return;
  }

  const start = found.index + found[0].length;
  yield bytesOf(`${text.slice(0, start)}@`);
  const { file, rest } = await decodeUntilQuote(text.slice(start), pieces, target);
  if (file) onFile(file);
  yield bytesOf(`${file?.hash ?? ''}${rest}`);
  for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next())
    yield bytesOf(piece);
}

type Pieces = { next: () => Promise<string | undefined> };

/** One character for each byte. */
function readPieces(json: AsyncIterable<Buffer>): Pieces {
  const chunks = json[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { done, value } = await chunks.next();
      return done === true ? undefined : value.toString('latin1');
    },
  };
}

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** `file`: absent when what stood there is no base64; `rest`: from the quote on. */
async function decodeUntilQuote(
  first: string,
  pieces: Pieces,
  target: string,
): Promise<{ file: FileInText | undefined; rest: string }> {
  const decoder = await decodeTo(target);
  try {
    for (let piece: string | undefined = first; piece !== undefined; piece = await pieces.next()) {
      const quote = piece.indexOf('"');
      await decoder.write(quote < 0 ? piece : piece.slice(0, quote));
      if (quote >= 0) return { file: decoder.end(), rest: piece.slice(quote) };
    }
    return { file: undefined, rest: '' };
  } finally {
    await decoder.close();
  }
}

const BEGUN_ESCAPE = /\\(?:u[0-9a-f]{0,3})?$/i;

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:\/|u([0-9a-f]{4}))/gi, (_escape, code?: string) =>
    code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Matches the name, whichever of its letters are escaped. */
function inJson(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
    return `(?:${letter}|\\\\u${code})`;
  });
  return letters.join('');
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

async function decodeTo(target: string) {
  const out = await fs.open(target, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let left = '';
  let isBase64 = true;
  let isPadded = false;
  return {
    write: async (piece: string) => {
      // JSON may escape any character, and a piece end within an escape.
      const came = left + piece;
      const cut = BEGUN_ESCAPE.exec(came)?.[0] ?? '';
      const text = unescaped(came.slice(0, came.length - cut.length));
      const whole = text.slice(0, text.length - (text.length % 4));
      left = text.slice(whole.length) + cut;
      if (whole === '' || !isBase64) return;
      isBase64 = !isPadded && BASE64.test(whole);
      isPadded = whole.endsWith('=');
      const bytes = Buffer.from(whole, 'base64');
      hash.update(bytes);
      size += bytes.length;
      await out.writeFile(bytes);
    },
    end: (): FileInText | undefined =>
      isBase64 && left === '' ? { path: target, size, hash: hash.digest('hex') } : undefined,
    close: () => out.close(),
  };
}
