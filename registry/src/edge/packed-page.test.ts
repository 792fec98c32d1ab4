import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packPage } from './packed-page';

const html = Array.from({ length: 3000 }, (_, n) => `<p class="c${n % 7}">${(n * n) % 1013}</p>`).join('');

test('whoever asks again gets the same page in fewer bytes', async () => {
  const page = packPage(html);
  const first = await page.bytes('br');
  let later = await page.bytes('br');
  while (later.length >= first.length) {
    await wait(10);
    later = await page.bytes('br');
  }
  expect(brotliDecompressSync(later).toString()).toBe(html);
});

test('the bytes of each encoding are made once', async () => {
  const page = packPage(html);
  const [one, two] = await Promise.all([page.bytes('gzip'), page.bytes('gzip')]);
  expect(one).toBe(two);
  expect(gunzipSync(one).toString()).toBe(html);
  expect(String(await page.bytes('identity'))).toBe(html);
});

test('the tag goes by the page and by what else belongs to the answer', () => {
  const tags = [packPage('a'), packPage('b'), packPage('a', 'policy'), packPage('a')].map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(3);
  expect(tags[3]).toBe(tags[0]);
});
