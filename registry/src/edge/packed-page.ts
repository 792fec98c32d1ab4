import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes that many visitors may get, compressed once for each encoding. */
export type PackedPage = { tag: string; bytes: (encoding: Encoding) => Promise<Buffer> };

/** How hard the answer that a visitor waits for is packed, and those after it. */
const AT_ONCE = 5;
const THOROUGH = 10;

/** `named`: what else belongs to the answer, so that another tag is given where it differs. */
export function packPage(html: string, named = ''): PackedPage {
  const identity = Buffer.from(html);
  const tag = createHash('sha256').update(identity).update(named).digest('base64url').slice(0, 22);
  let br: Promise<Buffer> | undefined;
  let zipped: Promise<Buffer> | undefined;
  let isAskedAgain = false;

  /** A page that nobody asks for again is not worth the work. */
  function brotliBytes(): Promise<Buffer> {
    if (!br) return (br = brotli(identity, AT_ONCE));
    if (!isAskedAgain) {
      isAskedAgain = true;
      void brotli(identity, THOROUGH).then((bytes) => (br = Promise.resolve(bytes)));
    }
    return br;
  }

  return {
    tag: `W/"${tag}"`,
    bytes(encoding) {
      if (encoding === 'br') return brotliBytes();
      return encoding === 'gzip' ? (zipped ??= promisify(gzip)(identity)) : Promise.resolve(identity);
    },
  };
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
