import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AppError } from '../errors';
import type { LocalFile } from '../storage/incoming';
import { readAttachment } from './attachments';
import { closePicturePool, countPictures } from './picture-pool';
import { makeThumbnail, readPicture } from './pictures';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(join(os.tmpdir(), 'plumbline-pictures-'));
});
afterAll(async () => {
  await closePicturePool();
  await fs.rm(folder, { recursive: true });
});

const red = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } });
const svg = (body: string, size = 40) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>`);
/** `readAttachment` and its kind work on files. */
async function aFile(bytes: Buffer): Promise<LocalFile> {
  const path = join(folder, randomUUID());
  await fs.writeFile(path, bytes);
  return { path, size: bytes.length };
}
async function attach(name: string, bytes: Buffer) {
  const { path, ...attachment } = await readAttachment({ name, ...(await aFile(bytes)) });
  return { ...attachment, bytes: await fs.readFile(path) };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s stays one, whatever its name says [JOB-26]',
  async (format) => {
    const attachment = await attach('plan.exe', await red().toFormat(format).toBuffer());
    expect(attachment).toMatchObject({
      mimeType: `image/${format}`,
      name: `plan.${format === 'jpeg' ? 'jpg' : format}`,
    });
  },
);

test('a drawing becomes a picture, scripts and all [JOB-27]', async () => {
  const attachment = await attach('a.svg', svg('<script>alert(1)</script><rect width="9" height="9"/>'));
  expect(attachment).toMatchObject({ mimeType: 'image/png', name: 'a.png' });
  expect(attachment.bytes.toString('latin1')).not.toContain('script');
});

test('a PDF is kept as it is', async () => {
  const bytes = Buffer.from('%PDF-1.7\n…');
  expect(await attach('plan.pdf', bytes)).toEqual({
    bytes,
    size: bytes.length,
    mimeType: 'application/pdf',
    name: 'plan.pdf',
  });
});

test.each([
  ['a program', Buffer.from('MZ\x90\x00'), 'ATTACHMENT_TYPE'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'ATTACHMENT_TYPE'],
  ['nothing', Buffer.alloc(0), 'ATTACHMENT_TYPE'],
  ['a drawing of absurd size', svg('', 100_000), 'ATTACHMENT_TYPE'],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'ATTACHMENT_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'ATTACHMENT_TOO_LARGE'],
])('%s is refused', async (_what, bytes, code) => {
  expect(await codeOf(attach('x', bytes))).toBe(code);
});

/** A picture of one colour is a small file with many pixels. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } });

test.each([
  ['a picture of more than 40 million pixels', () => flat(8000, 5001).png()],
  ['a GIF of more than 12 million', () => flat(4000, 3001).gif()],
  ['a progressive JPEG of more than 12 million', () => flat(4000, 3001).jpeg({ progressive: true })],
  ['an interlaced PNG of more than 12 million', () => flat(4000, 3001).png({ progressive: true })],
])('%s is refused, however small its file, and told so [JOB-27]', async (_what, make) => {
  const bytes = await make().toBuffer();
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  expect(await codeOf(attach('wide', bytes))).toBe('PICTURE_TOO_LARGE');
});

test.each([
  ['a picture of 40 million pixels', 'png', () => flat(8000, 5000).png()],
  ['a JPEG of 40 million', 'jpg', () => flat(8000, 5000).jpeg()],
  ['a progressive JPEG of 12 million', 'jpg', () => flat(4000, 3000).jpeg({ progressive: true })],
  ['an interlaced PNG of 12 million', 'png', () => flat(4000, 3000).png({ progressive: true })],
])('%s is taken [JOB-27]', async (_what, extension, make) => {
  expect(await attach('wide', await make().toBuffer())).toMatchObject({ name: `wide.${extension}` });
});

/** Every pixel another, so that nothing about them is quick: files as large as an upload may be. */
const detailed = (quality: number) =>
  sharp({
    create: {
      width: 8000,
      height: 5000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).jpeg({ quality });

(process.platform === 'linux' ? test : test.skip)(
  'a photo of 40 million different pixels takes two seconds of a processor at most, or is refused [JOB-27]',
  async () => {
    const bytes = await detailed(30).toBuffer();
    expect(bytes.length).toBeGreaterThan(2 * 1024 * 1024);
    await attach('first', await red().jpeg().toBuffer());
    const before = await workOfChildren();
    const code = await codeOf(attach('detailed', bytes));
    const after = await workOfChildren();
    // Ended: its work is not listed any more.
    if (code === undefined) expect(after - before).toBeLessThan(2.2);
    else expect([code, after]).toEqual(['ATTACHMENT_TYPE', 0]);
  },
);

/** Seconds that the processes started here have worked, as Linux lists them. */
async function workOfChildren(): Promise<number> {
  const names = (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((pid) => fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  const fields = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  const ours = fields.filter(([, parent]) => Number(parent) === process.pid);
  return ours.reduce((sum, field) => sum + (Number(field[11]) + Number(field[12])) / 100, 0);
}

test('a process that has read many pictures takes the next one', async () => {
  const photo = await flat(4000, 3000).jpeg({ progressive: true }).toBuffer();
  for (let n = 0; n < 6; n++) expect(await attach('roof', photo)).toMatchObject({ name: 'roof.jpg' });
});

const turbulence = '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="20"/></filter>';
const rectangles = '<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(30);

test.each([
  ['a filter', turbulence + rectangles],
  ['a filter of a style', '<rect style="filter: blur(90px)" width="9" height="9"/>'],
  ['a filter spelt with character references', '<rect style="&#102;ilter:blur(9px)" width="9" height="9"/>'],
  ['an escaped filter', '<rect style="f\\69lter:blur(9px)" width="9" height="9"/>'],
  ['a filter of another prefix', '<s:filter xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['a mask', '<mask id="m"/>'],
  ['a pattern', '<pattern id="p"/>'],
  ['copies', '<g id="a"/><use href="#a"/>'],
  ['a file of the server', '<image href="file:///etc/passwd"/>'],
  ['an address elsewhere', '<a href="http://169.254.169.254/"><rect/></a>'],
  ['a fill from elsewhere', '<rect fill="url(http://example.org/#p)"/>'],
  ['a style from elsewhere', '<style>@import "http://example.org/";</style>'],
  ['more than 64 KiB', '<rect width="1" height="1"/>'.repeat(3000)],
])('a drawing with %s is refused unseen [JOB-27]', async (_what, body) => {
  await closePicturePool();
  expect(await codeOf(attach('a.svg', svg(body, 6000)))).toBe('ATTACHMENT_TYPE');
  expect(countPictures().map(({ processes }) => processes)).toEqual([0, 0]);
});

test.each([
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(turbulence).toString(), 'utf16le')])],
  ['another encoding', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${svg('<rect/>').toString()}`)],
  ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;').toString()}`)],
])('a drawing in %s is refused', async (_what, bytes) => {
  expect(await codeOf(attach('a.svg', bytes))).toBe('ATTACHMENT_TYPE');
});

test('a drawing with its own gradient is taken', async () => {
  const gradient =
    '<linearGradient id="g"><stop offset="0"/></linearGradient><rect fill="url(#g)" width="9" height="9"/>';
  expect(await attach('a.svg', svg(gradient))).toMatchObject({ name: 'a.png' });
});

test('a large drawing is rendered no larger than it is kept', async () => {
  const { bytes } = await attach('a.svg', svg('<rect width="9" height="9"/>', 6000));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 2400 });
});

test('a drawing that takes too long is given up in time, and the next one is drawn', async () => {
  const endless = `<g stroke="#000" stroke-width="3000" fill="none" stroke-dasharray=".01">${'<path d="M0 0L6000 6000L0 6000L6000 0"/>'.repeat(900)}</g>`;
  expect(await codeOf(attach('a.svg', svg(endless, 6000)))).toBe('ATTACHMENT_TYPE');
  expect(await attach('b.svg', svg('<rect/>'))).toMatchObject({ name: 'b.png' });
});

test('where and when a photo was taken is not kept [JOB-27]', async () => {
  const photo = await red()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  const { path } = await readPicture(await aFile(photo));
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await sharp(path).metadata()).exif).toBeUndefined();
});

test('a thumbnail fits its square', async () => {
  const { path, ...look } = await makeThumbnail(await aFile(await red().png().toBuffer()), 30);
  expect(look).toMatchObject({
    width: 30,
    height: 20,
    blur: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
});

test('a profile picture may not be a drawing', async () => {
  expect(await codeOf(readPicture(await aFile(svg('<rect width="9" height="9"/>'))))).toBe('INVALID_IMAGE');
});

test('of a disk that is full the picture is not to blame', async () => {
  const file = await aFile(await red().png().toBuffer());
  await fs.symlink('/dev/full', `${file.path}.photo`);
  await expect(readAttachment({ name: 'plan.png', ...file })).rejects.toMatchObject({ code: 'ENOSPC' });
  const broken = await aFile((await red().png().toBuffer()).subarray(0, 60));
  await fs.symlink('/dev/full', `${broken.path}.photo`);
  expect(await codeOf(readAttachment({ name: 'plan.png', ...broken }))).toBe('ATTACHMENT_TYPE');
});
