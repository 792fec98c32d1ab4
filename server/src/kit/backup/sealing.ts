import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/**
 * The STREAM construction, as age and Tink use it: a key of its own for each file (HKDF of the key and a salt), pieces of
 * 64 KiB under AES-256-GCM, whose nonce is the number of the piece and whether it is the last. Nothing can be changed,
 * left out, put elsewhere or cut off without being noticed.
 */
const MAGIC = Buffer.from('plumbline-sealed-1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES;
/** `openssl rand -base64 32` has 44. */
const LEAST_CHARACTERS = 32;

/** What stands in a key file. `id`: tells keys apart and gives nothing away. */
export type SealKey = { secret: string; id: string };

export class NotGenuineError extends Error {
  override name = 'NotGenuineError';
}

/** Throws with what is wrong with it. */
export function readSealKey(text: string): SealKey {
  const secret = text.trim();
  if (secret.length < LEAST_CHARACTERS)
    throw new Error(`a key has at least ${LEAST_CHARACTERS} characters: openssl rand -base64 32`);
  return { secret, id: derive(secret, Buffer.alloc(0), 'plumbline key id').toString('hex').slice(0, 8) };
}

/** `name`: what is sealed opens under this name alone. */
export function sealing(key: SealKey, name: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = derive(key.secret, salt, name);
  let index = 0;
  const pieces = inPieces(PIECE_BYTES, (piece, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(index++, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  pieces.push(Buffer.concat([MAGIC, salt]));
  return pieces;
}

export function opening(key: SealKey, name: string): Transform {
  let head = Buffer.alloc(0);
  let fileKey: Buffer | undefined;
  let index = 0;
  const open = (piece: Buffer, isLast: boolean): Buffer => {
    if (fileKey === undefined || piece.length < TAG_BYTES) throw new NotGenuineError('it is cut off');
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(index++, isLast));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new NotGenuineError('it was changed or cut off, or sealed with another key');
    }
  };
  return inPieces(SEALED_BYTES, open, (bytes) => {
    if (fileKey !== undefined) return bytes;
    head = Buffer.concat([head, bytes]);
    if (head.length < MAGIC.length + SALT_BYTES) return undefined;
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new NotGenuineError('it is not sealed');
    fileKey = derive(key.secret, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES), name);
    return head.subarray(MAGIC.length + SALT_BYTES);
  });
}

function derive(secret: string, salt: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Hands on pieces of one size; the last, which may be empty, is known as such. `before` takes what is no piece. */
function inPieces(
  size: number,
  work: (piece: Buffer, isLast: boolean) => Buffer,
  before: (bytes: Buffer) => Buffer | undefined = (bytes) => bytes,
): Transform {
  let waiting: Buffer[] = [];
  let length = 0;
  const handingOn = (done: TransformCallback, step: () => Buffer) => {
    try {
      done(null, step());
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      handingOn(done, () => {
        const own = before(bytes);
        if (own === undefined) return Buffer.alloc(0);
        waiting.push(own);
        length += own.length;
        if (length <= size) return Buffer.alloc(0);
        let rest = Buffer.concat(waiting);
        const ready: Buffer[] = [];
        for (; rest.length > size; rest = rest.subarray(size))
          ready.push(work(rest.subarray(0, size), false));
        waiting = [rest];
        length = rest.length;
        return Buffer.concat(ready);
      });
    },
    flush(done) {
      handingOn(done, () => work(Buffer.concat(waiting), true));
    },
  });
}
