import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { receiveTar, UploadRefusedError } from './receive-tar';
import { tarOf } from './write-tar';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'plumbline-upload-'));
});
afterEach(() => rm(parent, { recursive: true }));

const BLOCK = 512;
const bytesOf = (files: Record<string, string>) =>
  Buffer.concat([...tarOf(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))]);
const received = (bytes: Uint8Array, limits?: Parameters<typeof receiveTar>[1]['limits']) =>
  receiveTar(Readable.from(pieces(bytes)), { parent, limits });

/** As the network brings it: cut anywhere. */
function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 777) yield Buffer.from(bytes.subarray(at, at + 777));
}

/** The first header of an archive with other bytes in it, and the right sum. */
function forged(fields: Record<number, string>, from = bytesOf({ 'page.js': 'page' })): Buffer {
  const bytes = Buffer.from(from);
  for (const [at, text] of Object.entries(fields)) bytes.write(text, Number(at), 'latin1');
  bytes.write(' '.repeat(8), 148);
  const sum = bytes.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

test('a build comes out as it was packed, with long names and files of every length [PLT-237]', async () => {
  const long = `${'deep-folder/'.repeat(7)}${'x'.repeat(60)}.js`;
  const files = {
    'a.js': '',
    'b.js': 'b',
    'server/c.js': 'c'.repeat(BLOCK),
    'd.js': 'd'.repeat(5000),
    [long]: 'e',
  };
  const folder = await received(bytesOf(files));
  for (const [name, text] of Object.entries(files))
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
});

/** An archive whose first entry gives another name, or size, to the file after it. */
const renamed = (type: string, text: string) =>
  Buffer.concat([
    forged({ 156: type }, bytesOf({ extended: text })).subarray(0, 2 * BLOCK),
    bytesOf({ 'page.js': 'page' }),
  ]);
const CONFUSED = bytesOf({ page: 'file', 'page/part.js': 'folder' });
const twice = (one: string, other: string) =>
  Buffer.concat([bytesOf({ [one]: '1' }).subarray(0, 2 * BLOCK), bytesOf({ [other]: '2' })]);

test.each<[string, Buffer, string]>([
  ['a name that leads out', forged({ 0: '../page.js\0' }), 'no name of a file'],
  ['a name that leads out further in', forged({ 0: 'a/../../page.js\0' }), 'no name of a file'],
  ['a name from the root', forged({ 0: '/etc/passwd\0' }), 'no name of a file'],
  ['a folder that leads out', forged({ 345: '..\0' }), 'no name of a file'],
  ['a hidden file', forged({ 0: '.npmrc\0' }), 'no name of a file'],
  ['a name with a control character', forged({ 0: 'a\nb\0' }), 'no name of a file'],
  ['a name with a backslash', forged({ 0: 'a\\b\0' }), 'no name of a file'],
  ['no name', forged({ 0: '\0' }), 'no name of a file'],
  ['a symbolic link', forged({ 156: '2', 157: '/etc/passwd' }), 'no plain file'],
  ['a hard link', forged({ 156: '1', 157: 'page.js' }), 'no plain file'],
  ['a device', forged({ 156: '3' }), 'no plain file'],
  ['a pipe', forged({ 156: '6' }), 'no plain file'],
  ['a folder', forged({ 156: '5' }), 'no plain file'],
  ['an extended header that leads out', renamed('x', '17 path=../page.js\n'), 'no name of a file'],
  ['an extended header that shortens a file', renamed('x', '9 size=-1\n'), 'no whole archive'],
  ['an extended header alone', forged({ 156: 'x' }), 'no file in it'],
  ['an extended header of 8 GB', forged({ 124: '77777777777\0', 156: 'x' }), 'no whole archive'],
  ['a long name of GNU that leads out', renamed('L', '../page.js\0'), 'no name of a file'],
  [
    'a file after an end',
    Buffer.concat([bytesOf({ 'page.js': 'page' }), forged({ 156: '2' })]),
    'no plain file',
  ],
  ['a sparse file', forged({ 156: 'S' }), 'no plain file'],
  ['another form of tar', forged({ 257: 'unknown' }), 'no whole archive'],
  ['a file of 4 GB in GNU’s form', forged({ 124: '\x80\0\0\0\0\0\0\0\xff\xff\xff\xff' }), 'larger than'],
  ['a size below nothing', forged({ 124: '-0000000001\0' }), 'no whole archive'],
  ['a file of 8 GB', forged({ 124: '77777777777\0' }), 'larger than'],
  ['a wrong sum', Buffer.from(bytesOf({ 'page.js': 'page' }).fill('z', 0, 1)), 'no whole archive'],
  ['the same name twice', twice('page.js', 'page.js'), 'in it twice'],
  ['the same name in other case', twice('page.js', 'PAGE.js'), 'in it twice'],
  ['a name that is file and folder', CONFUSED, 'a folder too'],
  ['rubbish', Buffer.alloc(4096, 'rubbish'), 'no whole archive'],
  ['nothing', Buffer.alloc(0), 'no whole archive'],
  ['a part', bytesOf({ 'page.js': 'p'.repeat(3000) }).subarray(0, 2000), 'no whole archive'],
  ['an archive without its end', bytesOf({ 'page.js': 'page' }).subarray(0, 2 * BLOCK), 'no whole archive'],
  ['half an end', bytesOf({ 'page.js': 'page' }).subarray(0, 3 * BLOCK), 'no whole archive'],
])('%s is refused and leaves nothing [PLT-237]', async (_what, bytes, reason) => {
  const refused = await received(bytes).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UploadRefusedError);
  expect((refused as Error).message).toContain(reason);
  expect(await readdir(parent)).toEqual([]);
});

test('100,000 files are refused when the first too many comes [PLT-237]', async () => {
  let sent = 0;
  function* many() {
    const end = bytesOf({}).length;
    for (sent = 0; sent < 100_000; sent += 1) {
      const file = bytesOf({ [`${sent}.js`]: '' });
      yield file.subarray(0, file.length - end);
    }
  }
  const limits = { bytes: 1e9, fileBytes: 1e6, files: 20 };
  await expect(receiveTar(Readable.from(many()), { parent, limits })).rejects.toThrow('more than 20 files');
  expect(sent).toBeLessThan(100);
  expect(await readdir(parent)).toEqual([]);
});

test('zeros without end are refused at the limit, packed too [PLT-237]', async () => {
  let sent = 0;
  function* zeros() {
    yield forged({ 124: '00000777777\0' }).subarray(0, BLOCK);
    for (;;) yield Buffer.alloc((sent += 65_536) && 65_536);
  }
  const limits = { bytes: 200_000, fileBytes: 1e6, files: 20 };
  await expect(receiveTar(Readable.from(zeros()), { parent, limits })).rejects.toThrow(
    'larger than 200000 bytes',
  );
  expect(sent).toBeLessThan(2_000_000);

  const bomb = gzipSync(
    Buffer.concat([forged({ 124: '00002000000\0' }).subarray(0, BLOCK), Buffer.alloc(500_000)]),
  );
  const unpacked = Readable.from(pieces(bomb)).pipe(createGunzip());
  await expect(receiveTar(unpacked, { parent, limits })).rejects.toThrow('larger than 200000 bytes');
  expect(await readdir(parent)).toEqual([]);
});

test('what is no gzip is refused [PLT-237]', async () => {
  const unpacked = Readable.from(pieces(bytesOf({ 'page.js': 'page' }))).pipe(createGunzip());
  await expect(receiveTar(unpacked, { parent })).rejects.toThrow('gzip');
  expect(await readdir(parent)).toEqual([]);
});

test('a sender that goes away leaves nothing [PLT-237]', async () => {
  async function* broken() {
    yield bytesOf({ 'page.js': 'p'.repeat(3000) }).subarray(0, 1024);
    await Promise.resolve();
    throw new Error('gone');
  }
  await expect(receiveTar(Readable.from(broken()), { parent })).rejects.toThrow('gone');
  expect(await readdir(parent)).toEqual([]);
});
