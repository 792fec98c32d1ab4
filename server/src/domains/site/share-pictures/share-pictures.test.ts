import Fastify from 'fastify';
import sharp from 'sharp';
import type { Describe, PageDescription } from '@plumbline/registry/edge';
import { closePicturePool } from '../../../kit/images/picture-pool';
import { createSharePictures } from './draw-pictures';
import { linesOf } from './outlined-text';
import { drawShare } from './share-drawing';
import { sharePictures } from './share-pictures.routes';

afterAll(closePicturePool);

const A_ROOF: PageDescription = { status: 200, title: 'Repair a roof', description: 'Paris – Slates.' };

async function serve(describe: Describe, drawPng?: ReturnType<typeof createSharePictures>) {
  const app = Fastify();
  await app.register(sharePictures, { describe, ...(drawPng && { drawPng }) });
  return (url: string) => app.inject(`/share-pictures/${url}`);
}

test('a link has a picture of the size that apps ask for, of its thing or of the site [PLT-155]', async () => {
  const describe = jest.fn<ReturnType<Describe>, Parameters<Describe>>().mockResolvedValue(A_ROOF);
  const open = await serve(describe);
  const pictures = [await open('fr/jobs/1.png?v=1'), await open('fr/site.png'), await open('en/site.png')];
  expect(await open('en/prices/plumbing/canada.png')).toMatchObject({ statusCode: 200 });

  for (const { statusCode, headers, rawPayload } of pictures) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
  expect(describe).toHaveBeenCalledWith({ path: '/jobs/1', language: 'fr', title: '' });
  expect(describe).toHaveBeenCalledWith({ path: '/prices/plumbing/canada', language: 'en', title: '' });
});

test.each([
  'de/site.png',
  'en/other.png',
  'en/jobs/1',
  'en/jobs/1.jpg',
  'en/users/1.png',
  'en/professionals/compare.png',
  'en/jobs/..%2F1.png',
  'en/jobs/1/apply.png',
])('a picture of nothing is missing: %s [PLT-155]', async (url) => {
  const draw = jest.fn();
  const open = await serve(() => Promise.resolve(A_ROOF), draw);
  expect(await open(url)).toMatchObject({ statusCode: 404 });
  expect(draw).not.toHaveBeenCalled();
});

test('what is removed or missing has no picture; what cannot be said now is asked for later [PLT-155]', async () => {
  for (const status of [404, 410] as const)
    expect(await (await serve(() => Promise.resolve({ status })))('en/jobs/1.png')).toMatchObject({
      statusCode: 404,
    });
  const answers = [
    await (await serve(() => Promise.reject(new Error('no database'))))('en/jobs/1.png'),
    await (await serve(() => Promise.resolve(undefined)))('en/jobs/1.png'),
    await (
      await serve(
        () => Promise.resolve(A_ROOF),
        () => Promise.resolve(undefined),
      )
    )('en/jobs/1.png'),
  ];
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
});

test('a picture is made once for all, again after a failure, and few at a time [PLT-155]', async () => {
  const share = (title: string) => ({ section: 'Jobs', title, text: '' });
  const makePng = jest.fn<Promise<Buffer>, [string]>().mockRejectedValueOnce(new Error('killed'));
  const draw = createSharePictures(makePng);
  expect(await draw(share('A roof'))).toBeUndefined();
  makePng.mockResolvedValue(Buffer.from('png'));
  await Promise.all([draw(share('A roof')), draw(share('A roof'))]);
  await draw(share('A roof'));
  expect(makePng).toHaveBeenCalledTimes(2);

  makePng.mockReturnValue(new Promise(() => undefined));
  for (const title of ['1', '2', '3', '4']) void draw(share(title));
  expect(await draw(share('5'))).toBeUndefined();
  expect(makePng).toHaveBeenCalledTimes(6);
});

test('texts are broken between words, shortened at the end, and drawn without fonts or markup [PLT-155]', () => {
  const lines = (text: string, mostLines: number) =>
    linesOf({ text, weight: 'bold', size: 64, width: 600, mostLines });
  expect(lines('Repair the roof of a house in Lyon', 3)).toEqual(['Repair the roof of a', 'house in Lyon']);
  expect(lines('Repair the roof of a house in Lyon', 1)).toEqual(['Repair the roof of…']);
  expect(lines('W'.repeat(40), 2)).toHaveLength(2);
  expect(lines('  ', 2)).toEqual([]);

  const svg = drawShare({ section: undefined, title: '<script>&é日', text: '</svg>' });
  expect(svg).not.toMatch(/<text|<script|script>|NaN|undefined/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});
