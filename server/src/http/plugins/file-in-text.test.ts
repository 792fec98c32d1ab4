import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withoutFile } from './file-in-text';
import type { FileInText } from './file-in-text';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-in-text-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const PLAN = randomBytes(1000);

/** The text as it comes in pieces of that many bytes. */
async function* inPieces(json: string, size: number) {
  const bytes = Buffer.from(json);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function pass(json: string, size = 64) {
  let file: FileInText | undefined;
  const chunks: Buffer[] = [];
  const options = { field: 'attachment', target: path.join(folder, randomUUID()) };
  for await (const chunk of withoutFile(inPieces(json, size), { ...options, onFile: (one) => (file = one) }))
    chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), file, bytes: file && fs.readFileSync(file.path) };
}

const dataUrl = (base64: string) => `data:image/png;base64,${base64}`;

test('the file is on disk, and in the text stands its hash, in whatever pieces it came', async () => {
  const job = { title: 'Dach über "Öl" 🏠', attachment: dataUrl(PLAN.toString('base64')), salary: '5' };
  const expected = { ...job, attachment: dataUrl(`@${hashOf(PLAN)}`) };
  for (let size = 1; size < 120; size++) {
    const { text, file, bytes } = await pass(JSON.stringify(job), size);
    expect(JSON.parse(text)).toEqual(expected);
    expect(file).toMatchObject({ size: PLAN.length, hash: hashOf(PLAN) });
    expect(bytes).toEqual(PLAN);
  }
});

test('escaped characters are read as what they stand for, wherever a piece ends', async () => {
  const base64 = Buffer.from('fbf0ffee'.repeat(6), 'hex').toString('base64');
  const escaped = base64.replaceAll('+', '\\u002B').replaceAll('/', '\\u002f').replaceAll('=', '\\u003D');
  expect(escaped).toMatch(/u002B.*u002f/);
  const json = `{"title":"A","\\u0061ttach\\u006Dent":"${dataUrl(escaped)}","salary":"5"}`;
  for (let size = 1; size < 120; size++) {
    const { text, bytes } = await pass(json, size);
    expect(bytes?.toString('base64')).toBe(base64);
    expect(JSON.parse(text)).toMatchObject({
      title: 'A',
      attachment: expect.stringMatching(/@/),
      salary: '5',
    });
  }
});

test.each([
  ['with white space', (base64: string) => `{\n  "attachment" : "${dataUrl(base64)}"\n}`],
  ['with escaped slashes', (base64: string) => `{"attachment":"${dataUrl(base64).replaceAll('/', '\\/')}"}`],
])('JSON %s is read as well', async (_how, write) => {
  const bytes = Buffer.alloc(200, 0xff);
  for (const size of [1, 7, 64, 4096])
    expect((await pass(write(bytes.toString('base64')), size)).bytes).toEqual(bytes);
});

test.each([
  ['no base64', '<<<<'],
  ['more after its end', 'YQ==YQ=='],
  ['cut short', 'YWJjZ'],
  ['a place that names a file', `@${'a'.repeat(64)}`],
])('%s is no file', async (_what, base64) => {
  const { text, file } = await pass(JSON.stringify({ attachment: dataUrl(base64), title: 'A' }));
  expect(JSON.parse(text)).toEqual({ attachment: dataUrl('@'), title: 'A' });
  expect(file).toBeUndefined();
});

test('what only looks like a file stays as it is', async () => {
  const url = dataUrl(PLAN.toString('base64'));
  for (const other of [
    { title: `"attachment":"${url}"` },
    { picture: url },
    { attachment: 'data:text/plain,a' },
    {},
  ]) {
    const { text, file } = await pass(JSON.stringify(other));
    expect(JSON.parse(text)).toEqual(other);
    expect(file).toBeUndefined();
  }
});

test('of two files the first is taken out, and one that never ends is none', async () => {
  const url = dataUrl(PLAN.toString('base64'));
  const { text } = await pass(`{"attachment":"${url}","attachment":"${url}"}`);
  expect(JSON.parse(text)).toEqual({ attachment: url });
  expect(await pass(`{"attachment":"${url}`)).toEqual({
    text: `{"attachment":"${dataUrl('@')}`,
    file: undefined,
    bytes: undefined,
  });
});
