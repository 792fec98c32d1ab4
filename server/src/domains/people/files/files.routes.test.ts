import sharp from 'sharp';
import { createFileLinks } from '../../../kit/storage/links';
import { aFile, storedTexts } from '../../../kit/storage/testing';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';

const server = createTestServer();

async function keep(file: {
  mimeType: string;
  name: string;
  visibility?: 'public' | 'private';
}): Promise<string> {
  const { id: ownerId } = await server.user('client');
  const kept = { ownerId, ...(await aFile('%PDF-1.7 …')), visibility: 'private' as const, ...file };
  return server.services.transaction((tx) => server.services.files.save(tx, kept));
}
const aPdf = { mimeType: 'application/pdf', name: 'Plan “été”.pdf' };

test('a signed link opens a private file for whoever holds it [JOB-28, JOB-29]', async () => {
  const answer = await server.anonymous.get(server.services.links.signedLink(await keep(aPdf)));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Plan%20/);
});

test('a private file without its link does not exist, not even for its owner', async () => {
  const id = await keep(aPdf);
  expect((await server.as('client').get(`/api/v1/files/${id}`)).statusCode).toBe(404);
});

test.each([
  ['of another file', UNKNOWN_ID],
  ['made up', '9999999999.abc'],
  ['empty', ''],
])('a signature %s is refused [JOB-29]', async (_what, other) => {
  const id = await keep(aPdf);
  const signature =
    other === UNKNOWN_ID ? server.services.links.signedLink(UNKNOWN_ID).split('sig=')[1] : other;
  expect((await server.anonymous.get(`/api/v1/files/${id}?sig=${signature}`)).statusCode).toBe(403);
});

test.each([
  ['a leading zero', (signature: string) => `0${signature}`],
  ['a third part', (signature: string) => `${signature}.x`],
  ['a line break', (signature: string) => `${signature}%0A`],
  ['padding', (signature: string) => `${signature}=`],
])('a signature with %s is not ours [JOB-29]', async (_what, change) => {
  const [path, signature = ''] = server.services.links.signedLink(await keep(aPdf)).split('?sig=');
  expect((await server.anonymous.get(`${path}?sig=${change(signature)}`)).statusCode).toBe(403);
});

test('a link ends [JOB-28, JOB-29]', () => {
  let now = Date.parse('2026-01-01T10:30:00Z');
  const links = createFileLinks({ publicUrl: undefined, signingKey: 'k'.repeat(32), now: () => now });
  const signature = links.signedLink('f1').split('sig=')[1] ?? '';
  now += 85 * 60_000;
  expect(links.isValid('f1', signature)).toBe(true);
  now += 10 * 60_000;
  expect(links.isValid('f1', signature)).toBe(false);
});

test('a public picture needs no signature and may be kept by browsers', async () => {
  const id = await keep({ mimeType: 'image/png', name: 'profile', visibility: 'public' });
  const answer = await server.anonymous.get(`/api/v1/files/${id}`);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-disposition']).toMatch(/^inline/);
});

describe('smaller copies of a picture', () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer();

  async function keepSketch(width: number): Promise<string> {
    const { id: ownerId } = await server.user('client');
    const sketch = sharp({ create: { width, height: 300, channels: 3, background: '#c84' } }).webp();
    const look = {
      name: 'sketch.webp',
      mimeType: 'image/webp',
      visibility: 'private' as const,
      width,
      height: 300,
    };
    const kept = { ownerId, ...look, ...(await aFile(await sketch.toBuffer())) };
    return server.services.transaction((tx) => server.services.files.save(tx, kept));
  }

  async function keepPhoto(): Promise<string> {
    const { id: ownerId } = await server.user('client');
    const file = { name: 'roof.jpg', mimeType: 'image/jpeg', visibility: 'private' as const };
    const kept = { ownerId, ...file, ...(await aFile(await photo())) };
    return server.services.transaction((tx) => server.services.files.save(tx, kept));
  }
  const linkTo = (id: string, largest: number) => server.services.links.pictureLink(id, largest);
  const ask = (link: string, side: number) => server.anonymous.get(`${link}&side=${side}`);

  test('a link gives WebP of every size up to its own, and none above [JOB-80]', async () => {
    const link = linkTo(await keepPhoto(), 640);
    for (const side of [160, 320, 640]) {
      const answer = await ask(link, side);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: side, format: 'webp' });
    }
    expect((await ask(link, 1280)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await ask(link, 161)).statusCode).toBe(400);
  });

  test('a picture is not made larger than it is', async () => {
    const answer = await ask(linkTo(await keepPhoto(), 1280), 1280);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  test('a picture of few bytes is its own copy, unless it is larger than its link [JOB-80]', async () => {
    const before = storedTexts(server.folder).length;
    const fits = await ask(linkTo(await keepSketch(400), 640), 160);
    expect(await sharp(fits.rawPayload).metadata()).toMatchObject({ width: 400 });
    expect(storedTexts(server.folder)).toHaveLength(before + 1);
    const wide = await ask(linkTo(await keepSketch(900), 640), 640);
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 640 });
  });

  test('a link for small copies opens neither larger ones nor the file, and not another picture [JOB-80]', async () => {
    const [id, other] = [await keepPhoto(), await keepPhoto()];
    const small = linkTo(id, 320);
    expect((await ask(small.replace('largest=320', 'largest=1280'), 1280)).statusCode).toBe(403);
    expect((await ask(small.replace(id, other), 320)).statusCode).toBe(403);
    const signature = small.split('sig=')[1] ?? '';
    expect((await server.anonymous.get(`/api/v1/files/${id}?sig=${signature}`)).statusCode).toBe(403);
    const whole = server.services.links.signedLink(id).split('sig=')[1] ?? '';
    const forged = `/api/v1/files/${id}/picture?largest=320&sig=${whole}`;
    expect((await ask(forged, 320)).statusCode).toBe(403);
  });

  test('many who ask at once for the same copy all get it', async () => {
    const link = linkTo(await keepPhoto(), 320);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(link, 320)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  test('what is no picture has none', async () => {
    expect((await ask(linkTo(await keep(aPdf), 320), 320)).statusCode).toBe(404);
    expect((await ask(linkTo(UNKNOWN_ID, 320), 320)).statusCode).toBe(404);
  });

  test('the copies go with their file [JOB-80]', async () => {
    const before = storedTexts(server.folder).length;
    const id = await keepPhoto();
    for (const side of [160, 320]) await ask(linkTo(id, 320), side);
    expect(storedTexts(server.folder)).toHaveLength(before + 3);
    await server.services.transaction((tx) => server.services.files.remove(tx, id));
    await server.settle();
    expect(storedTexts(server.folder)).toHaveLength(before);
  });
});
