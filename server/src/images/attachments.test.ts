import sharp from 'sharp';
import { AppError } from '../errors';
import { readAttachment } from './attachments';
import { makeThumbnail, readPicture } from './pictures';

const red = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } });
const svg = (body: string, size = 40) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>`);
const codeOf = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => (error instanceof AppError ? error.code : error));

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s stays one, whatever its name says [JOB-26]', async (format) => {
  const attachment = await readAttachment({ name: 'plan.exe', bytes: await red().toFormat(format).toBuffer() });
  expect(attachment).toMatchObject({ mimeType: `image/${format}`, name: `plan.${format === 'jpeg' ? 'jpg' : format}` });
});

test('a drawing becomes a picture, scripts and all [JOB-27]', async () => {
  const attachment = await readAttachment({ name: 'a.svg', bytes: svg('<script>alert(1)</script><rect width="9" height="9"/>') });
  expect(attachment).toMatchObject({ mimeType: 'image/png', name: 'a.png' });
  expect(attachment.bytes.toString('latin1')).not.toContain('script');
});

test('a PDF is kept as it is', async () => {
  const bytes = Buffer.from('%PDF-1.7\n…');
  expect(await readAttachment({ name: 'plan.pdf', bytes })).toEqual({ bytes, mimeType: 'application/pdf', name: 'plan.pdf' });
});

test.each([
  ['a program', Buffer.from('MZ\x90\x00'), 'ATTACHMENT_TYPE'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'ATTACHMENT_TYPE'],
  ['nothing', Buffer.alloc(0), 'ATTACHMENT_TYPE'],
  ['a drawing of absurd size', svg('', 100_000), 'ATTACHMENT_TYPE'],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'ATTACHMENT_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'ATTACHMENT_TOO_LARGE'],
])('%s is refused', async (_what, bytes, code) => {
  expect(await codeOf(readAttachment({ name: 'x', bytes }))).toBe(code);
});

test('a picture of more than 40 million pixels is refused, however small its file [JOB-27]', async () => {
  const wide = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: wide }).png().toBuffer();
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  expect(await codeOf(readAttachment({ name: 'wide.png', bytes }))).toBe('ATTACHMENT_TYPE');
});

test('where and when a photo was taken is not kept [JOB-27]', async () => {
  const photo = await red().jpeg().withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } }).toBuffer();
  const { bytes } = await readPicture(photo);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('a thumbnail fits its square', async () => {
  const { bytes } = await makeThumbnail(await red().png().toBuffer(), 30);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
});

test('a profile picture may not be a drawing', async () => {
  expect(await codeOf(readPicture(svg('<rect width="9" height="9"/>')))).toBe('INVALID_IMAGE');
});
