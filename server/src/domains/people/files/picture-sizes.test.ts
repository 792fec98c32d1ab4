import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { createTestServer } from '../../../app/testing';
import { outbox } from '../../../database/tables/outbox';
import { createRelay } from '../../../kit/outbox/relay';
import { aFile, storedTexts } from '../../../kit/storage/testing';
import { keyOfCopy } from './pictures.service';

const server = createTestServer();

afterEach(() => jest.restoreAllMocks());

const photo = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();

/** Sends a picture for a job as its hirer does; returns the id of its file. */
async function send(): Promise<string> {
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(await photo(1500))], { type: 'image/jpeg' }), 'roof.jpg');
  return (await server.as('client').post('/api/v1/jobs/pictures', body)).json().data._id;
}

async function keep(
  bytes: Buffer | string,
  look: { mimeType?: string; width?: number } = {},
): Promise<string> {
  const { id: ownerId } = await server.user('client');
  const file = { name: 'roof.jpg', mimeType: 'image/jpeg', visibility: 'private' as const, height: 600 };
  const kept = { ownerId, ...file, ...look, ...(await aFile(bytes)) };
  const { files, transaction } = server.services;
  return transaction((tx) => files.save(tx, kept, { hasSizes: true }));
}

const remove = (id: string) => server.services.transaction((tx) => server.services.files.remove(tx, id));
const copiesOf = (id: string) =>
  Promise.all(
    PICTURE_SIDES.map(
      async (side) => (await server.services.store.sizeOf(keyOfCopy(id, side))) !== undefined,
    ),
  );
const eventsOf = () => server.database.select().from(outbox).where(eq(outbox.topic, 'picture.kept'));
const sizesOf = (written: jest.SpyInstance) => written.mock.calls.map(([key]) => String(key));

test('every size of a picture is there once it came, and nobody asked [JOB-91]', async () => {
  const id = await send();
  expect(await copiesOf(id)).toEqual([false, false, false, false]);
  await server.settle();
  expect(await copiesOf(id)).toEqual([true, true, true, true]);
  const put = jest.spyOn(server.services.store, 'put');
  const asked = server.services.links.pictureLink(id, 1280);
  for (const side of PICTURE_SIDES) {
    const answer = await server.anonymous.get(`${asked}&side=${side}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: side, format: 'webp' });
  }
  expect(put).not.toHaveBeenCalled();
});

test('both pictures of a work have their sizes, a portrait and a paper have none [JOB-91]', async () => {
  const work = new FormData();
  for (const [name, text] of Object.entries({ description: 'Roof', cost: '900', serviceTime: '6' }))
    work.append(name, text);
  for (const side of ['before', 'after'])
    work.append(side, new Blob([new Uint8Array(await photo(1200))], { type: 'image/jpeg' }), `${side}.jpg`);
  expect((await server.as('contractor').post('/api/v1/portfolios', work)).statusCode).toBe(201);
  const portrait = new FormData();
  portrait.append('profile', new Blob([new Uint8Array(await photo(900))], { type: 'image/jpeg' }), 'me.jpg');
  expect((await server.as('contractor').put('/api/v1/users/me', portrait)).statusCode).toBe(200);
  await keep('%PDF-1.7 …', { mimeType: 'application/pdf' });
  const put = jest.spyOn(server.services.store, 'put');
  await server.settle();
  expect(sizesOf(put).map((key) => key.split('-')[0])).toEqual(
    [...PICTURE_SIDES, ...PICTURE_SIDES].map(String),
  );
});

test('an event that comes twice draws once, also beside those who ask [JOB-91]', async () => {
  const id = await keep(await photo(900));
  const put = jest.spyOn(server.services.store, 'put');
  const event = { fileId: id, storageKey: id };
  const { pictures, links } = server.services;
  const link = `${links.pictureLink(id, 320)}&side=320`;
  const [answer] = await Promise.all([
    server.anonymous.get(link),
    pictures.drawAll(event),
    pictures.drawAll(event),
  ]);
  expect(answer.statusCode).toBe(200);
  await server.database.update(outbox).set({ deliveredAt: null, attempts: 0 });
  await server.settle();
  expect(sizesOf(put).sort()).toEqual(PICTURE_SIDES.map((side) => keyOfCopy(id, side)).sort());
});

test('a webp is not copied where it is no larger than its copy would be [JOB-91]', async () => {
  const sketch = await sharp(await photo(400))
    .webp()
    .toBuffer();
  const id = await keep(sketch, { mimeType: 'image/webp', width: 400 });
  await server.settle();
  expect(await copiesOf(id)).toEqual([true, true, false, false]);
});

test('what cannot be drawn is noted, and its event is over [JOB-91]', async () => {
  const warn = jest.spyOn(server.http.log, 'warn');
  const id = await keep('no picture at all');
  await server.settle();
  await server.settle();
  expect(await copiesOf(id)).toEqual([false, false, false, false]);
  expect(warn.mock.calls.filter(([, text]) => text === 'picture not drawn')).toEqual([
    [{ fileId: id }, 'picture not drawn'],
  ]);
  expect(await eventsOf()).toMatchObject([{ attempts: 1, deliveredAt: expect.any(Date) }]);
});

test('a store that is away for a moment is tried again [JOB-91]', async () => {
  const id = await keep(await photo(900));
  jest.spyOn(server.services.store, 'put').mockRejectedValueOnce(new Error('away'));
  await server.settle();
  expect(await eventsOf()).toMatchObject([{ deliveredAt: null, lastError: 'Error: away' }]);
  await server.database.update(outbox).set({ attempts: 0 });
  await server.settle();
  expect(await copiesOf(id)).toEqual([true, true, true, true]);
});

test('of a file that is removed before or while it is drawn nothing is left [JOB-91]', async () => {
  const before = storedTexts(server.folder).length;
  await remove(await keep(await photo(900)));
  await server.settle();
  expect(storedTexts(server.folder)).toHaveLength(before);

  const id = await keep(await photo(900));
  const { put } = server.services.store;
  jest.spyOn(server.services.store, 'put').mockImplementationOnce(async (key, source) => {
    await remove(id);
    await server.settle();
    await put(key, source);
  });
  await server.services.pictures.drawAll({ fileId: id, storageKey: id });
  expect(storedTexts(server.folder)).toHaveLength(before);
});

test('what people wait for does not wait for pictures [JOB-91]', async () => {
  await keep(await photo(900));
  const seen: string[] = [];
  const relay = createRelay({ database: server.database, log: server.http.log });
  relay.on('user.updated', ({ userId }) => void seen.push(userId));
  relay.on('picture.kept', ({ fileId }) => void seen.push(fileId));
  await server.services.transaction((tx) => server.services.outbox.add(tx, 'user.updated', { userId: 'u1' }));
  while ((await relay.drain()) > 0);
  expect(seen).toEqual(['u1']);
  expect(await eventsOf()).toMatchObject([{ attempts: 0, deliveredAt: null }]);
});
