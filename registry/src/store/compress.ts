import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest|map)$/;
/** Below this size compression does not pay. */
const SMALLEST = 512;

/** Whether a compressed copy of this file is kept beside it (`<file>.br`, `<file>.gz`). */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= SMALLEST && COMPRESSIBLE.test(file);
}

/** The files of a build and, beside them, their Brotli and gzip copies at the best level: paid once, at publish. */
export async function withCompressedCopies(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const compressible = [...files].filter(([file, bytes]) => isCompressible(file, bytes.length));
  await Promise.all(
    compressible.map(async ([file, bytes]) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      all.set(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      all.set(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
  return all;
}
