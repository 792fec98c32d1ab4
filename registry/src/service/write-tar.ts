const BLOCK = 512;

/** A tar (ustar) of plain files, as `receiveTar` takes it: the same files give the same bytes. */
export function* tarOf(files: ReadonlyMap<string, Uint8Array>): Generator<Uint8Array> {
  for (const [file, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield headerOf(file, bytes.length);
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function headerOf(file: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(file);
  header.write(name, 0, 'latin1');
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size)}\0`, 124);
  header.write(`${octal(0)}\0`, 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A name has room for 100 bytes, and folders before it for 155 more. */
function splitPath(file: string): [prefix: string, name: string] {
  if (file.length <= 100) return ['', file];
  const at = file.lastIndexOf('/');
  const [prefix, name] = [file.slice(0, at), file.slice(at + 1)];
  if (at > 155 || name.length > 100) throw new Error(`${file} is too long a name for an archive`);
  return [prefix, name];
}

function octal(value: number): string {
  return value.toString(8).padStart(11, '0');
}
