import { PICTURE_SIDES, PROFILE_ENTRIES_MAX } from '@plumbline/shared-schema/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files, users } from '../../../database/tables/users';
import { portfolioItems } from '../../../database/tables/profile-entries';
import { storedTexts } from '../../../kit/storage/testing';
import { createTestServer, forgetAnswers, UNKNOWN_ID } from '../../../app/testing';

const server = createTestServer();
const API = '/api/v1/portfolios';
const contractor = server.as('contractor');

const bath = { description: 'Bathroom, tiled anew', cost: '1200.50', serviceTime: '6' };
const copies = { largest: 1280, width: 12, height: 9, blur: null };
const picture = (background: string) =>
  sharp({ create: { width: 12, height: 9, channels: 3, background } })
    .jpeg()
    .toBuffer();

type Parts = Record<string, string | Buffer>;
function bodyOf(parts: Parts): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') body.append(name, part);
    else body.append(name, new Blob([new Uint8Array(part)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  return body;
}
const pictures = async () => ({ before: await picture('#700'), after: await picture('#070') });
async function addItem(who = contractor) {
  const answer = await who.post(API, bodyOf({ ...bath, ...(await pictures()) }));
  return answer.json().data as { _id: string; before: string; after: string };
}
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const statusOf = async (url: string) => (await server.anonymous.get(pathOf(url))).statusCode;

test('an item is added with two pictures, changed, removed, read by others and counted for visitors [PRO-07]', async () => {
  const { id } = await server.user('contractor');
  const added = await contractor.post(API, bodyOf({ ...bath, ...(await pictures()) }));
  expect(added.statusCode).toBe(201);
  expect(added.json()).toEqual({
    success: true,
    message: 'Portfolio added successfully!',
    data: {
      _id: expect.any(String),
      description: 'Bathroom, tiled anew',
      cost: 1200.5,
      serviceTime: 6,
      before: expect.stringContaining('?sig='),
      after: expect.stringContaining('?sig='),
      pictures: {
        before: { ...copies, url: expect.stringMatching(/\/picture\?largest=1280&sig=/) },
        after: { ...copies, url: expect.stringMatching(/\/picture\?largest=1280&sig=/) },
      },
    },
  });
  const { _id } = added.json().data;
  const changed = await contractor.put(`${API}/${_id}`, bodyOf({ cost: '0' }));
  expect(changed.json()).toMatchObject({
    message: 'Portfolio updated successfully!',
    data: { _id, description: 'Bathroom, tiled anew', cost: 0, serviceTime: 6 },
  });
  const client = server.as('client');
  expect((await client.get(`${API}?userId=${id}`)).json()).toMatchObject({
    count: 1,
    data: [{ _id, cost: 0 }],
  });
  const summary = await server.anonymous.get(`/api/v1/users/${id}/profile-summary`);
  expect(summary.json().data).toMatchObject({ skills: [], works: 1, firstWork: { title: bath.description } });
  expect((await client.get(`${API}/${_id}`)).json()).toMatchObject({ success: true, data: { _id } });
  expect((await contractor.delete(`${API}/${_id}`)).json()).toEqual({
    success: true,
    message: 'Portfolio deleted',
  });
  expect((await contractor.delete(`${API}/${_id}`)).json()).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  expect((await contractor.get(API)).json().data).toEqual([]);
});

test('visitors see the newest work of a contractor, in small, while the account is there [PRO-02]', async () => {
  const { id } = await server.user('contractor');
  await addItem();
  const newest = { ...bath, description: 'Kitchen in oak\nWith a long story', ...(await pictures()) };
  await contractor.post(API, bodyOf(newest));
  const path = `/api/v1/users/${id}/profile-summary`;
  const small = { ...copies, largest: 640, url: expect.stringMatching(/\/picture\?largest=640&sig=/) };
  for (const caller of [server.anonymous, contractor, server.as('client'), server.as('company')]) {
    const { works, firstWork } = (await caller.get(path)).json().data;
    expect(works).toBe(2);
    expect(firstWork).toEqual({ title: 'Kitchen in oak', pictures: { before: small, after: small } });
  }
  const { firstWork } = (await server.anonymous.get(path)).json().data;
  expect(await statusOf(`${firstWork.pictures.before.url}&side=640`)).toBe(200);
  expect(await statusOf(`${firstWork.pictures.before.url}&side=1280`)).toBeGreaterThanOrEqual(400);

  const itIs = (values: Partial<typeof users.$inferInsert>) =>
    server.database.update(users).set(values).where(eq(users.id, id));
  await itIs({ userType: 'client' });
  expect((await server.anonymous.get(path)).json().data).toEqual({ skills: [], works: 0 });
  await itIs({ userType: 'contractor', deletedAt: new Date() });
  expect((await server.anonymous.get(path)).statusCode).toBe(404);
});

test('a search shows everybody the three newest works, in small [PRO-02]', async () => {
  await addItem();
  const [kept] = await server.database.select().from(portfolioItems);
  const { id: _id, ...first } = kept!;
  const { beforeFileId, afterFileId } = first;
  const minutesAfter = (minutes: number) => new Date(first.createdAt.getTime() + minutes * 60_000);
  await server.database.insert(portfolioItems).values([
    { ...first, createdAt: minutesAfter(-2) },
    { ...first, createdAt: minutesAfter(-1) },
    { ...first, createdAt: minutesAfter(1), afterFileId: beforeFileId },
  ]);
  for (const caller of [server.anonymous, server.as('client')]) {
    const [{ works }] = (await caller.get('/api/v1/professionals')).json().data;
    const small = (id: string) => expect.stringContaining(`/files/${id}/picture?largest=320&sig=`);
    const seen = [beforeFileId, afterFileId, afterFileId].map((id) => ({
      ...copies,
      largest: 320,
      url: small(id),
    }));
    expect(works).toEqual(seen);
    expect(await statusOf(`${works[0].url}&side=320`)).toBe(200);
    expect(await statusOf(`${works[0].url}&side=640`)).toBeGreaterThanOrEqual(400);
  }
});

test('pictures are read by a signed link alone, and go when they are replaced or removed [PRO-08]', async () => {
  const { _id, before, after } = await addItem();
  expect([await statusOf(before), await statusOf(after)]).toEqual([200, 200]);
  expect(await statusOf(before.split('?')[0] ?? '')).toBe(404);
  const put = await contractor.put(`${API}/${_id}`, bodyOf({ after: await picture('#007') }));
  const now = put.json().data;
  expect(now.before).toBe(before);
  expect([await statusOf(after), await statusOf(now.after)]).toEqual([404, 200]);
  await contractor.delete(`${API}/${_id}`);
  expect([await statusOf(before), await statusOf(now.after)]).toEqual([404, 404]);
  expect(await server.database.$count(files)).toBe(0);
});

test('the bytes of pictures go when they are replaced or removed [PRO-08]', async () => {
  await addItem();
  await server.settle();
  const before = storedTexts(server.folder).length;
  const { _id } = await addItem();
  await contractor.put(`${API}/${_id}`, bodyOf({ after: await picture('#007') }));
  await server.settle();
  const withCopies = 1 + PICTURE_SIDES.length;
  expect(storedTexts(server.folder)).toHaveLength(before + 2 * withCopies);
  await contractor.delete(`${API}/${_id}`);
  await server.settle();
  expect(storedTexts(server.folder)).toHaveLength(before);
});

test('changes of one item at once leave two files [PRO-08]', async () => {
  const { _id } = await addItem();
  const colours = ['#111', '#222', '#333'];
  const owners = await Promise.all(
    colours.map(async (colour) => contractor.put(`${API}/${_id}`, bodyOf({ after: await picture(colour) }))),
  );
  expect(owners.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(await server.database.$count(files)).toBe(2);
});

test.each<[string, () => Promise<Parts>, object]>([
  [
    'no picture after',
    async () => ({ ...bath, before: await picture('#700') }),
    { code: 'VALIDATION_FAILED', fields: { after: 'validation.portfolioImagesRequired' } },
  ],
  ['no pictures', async () => bath, { code: 'VALIDATION_FAILED' }],
  [
    'no description',
    async () => ({ ...bath, description: ' ', ...(await pictures()) }),
    { code: 'VALIDATION_FAILED', fields: { description: 'validation.fillRequiredFields' } },
  ],
  [
    'a cost below nothing',
    async () => ({ ...bath, cost: '-1', ...(await pictures()) }),
    { code: 'VALIDATION_FAILED' },
  ],
  [
    'a third of a cent',
    async () => ({ ...bath, cost: '1.333', ...(await pictures()) }),
    { code: 'VALIDATION_FAILED' },
  ],
  [
    'half a day',
    async () => ({ ...bath, serviceTime: '0.5', ...(await pictures()) }),
    { code: 'VALIDATION_FAILED' },
  ],
  [
    'a web page',
    async () => ({ ...bath, ...(await pictures()), after: Buffer.from('<!doctype html><script>1</script>') }),
    { code: 'INVALID_IMAGE' },
  ],
  [
    'a drawing',
    async () => ({
      ...bath,
      ...(await pictures()),
      after: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }),
    { code: 'INVALID_IMAGE' },
  ],
  [
    'half a picture',
    async () => ({ ...bath, ...(await pictures()), after: (await picture('#700')).subarray(0, 40) }),
    { code: 'INVALID_IMAGE' },
  ],
  [
    'too many pixels',
    async () => ({ ...bath, ...(await pictures()), after: await flat(8000, 6000) }),
    { code: 'PICTURE_TOO_LARGE' },
  ],
  [
    'more than 5 MB',
    async () => ({ ...bath, ...(await pictures()), after: Buffer.alloc(5 * 1024 * 1024 + 1) }),
    { code: 'FILE_TOO_LARGE' },
  ],
  [
    'a third file',
    async () => ({ ...bath, ...(await pictures()), during: await picture('#700') }),
    { code: 'BAD_REQUEST' },
  ],
])('%s is refused and adds nothing [PRO-09]', async (_what, parts, refusal) => {
  const answer = await contractor.post(API, bodyOf(await parts()));
  expect(answer.json()).toMatchObject({ success: false, ...refusal });
  expect(await server.database.$count(portfolioItems)).toBe(0);
  expect(await server.database.$count(files)).toBe(0);
});

/** A picture of one colour is a small file with many pixels. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

test('a picture loses what its file said about it [PRO-09]', async () => {
  const told = await sharp({ create: { width: 12, height: 9, channels: 3, background: '#700' } })
    .withExif({ IFD0: { Artist: 'Ada at home' } })
    .jpeg()
    .toBuffer();
  const answer = await contractor.post(API, bodyOf({ ...bath, before: told, after: told }));
  const file = await server.anonymous.get(pathOf(answer.json().data.before));
  expect(file.statusCode).toBe(200);
  expect(file.body).not.toContain('Ada at home');
});

test('a portfolio takes so many items and no more, also at once [PRO-05]', async () => {
  const { _id } = await addItem();
  const [first] = await server.database.select().from(portfolioItems);
  if (!first) throw new Error(`${_id} is not there`);
  const rows = Array.from({ length: PROFILE_ENTRIES_MAX - 2 }, () => ({ ...first, id: undefined }));
  await server.database.insert(portfolioItems).values(rows as (typeof portfolioItems.$inferInsert)[]);
  const sent = await Promise.all([0, 1].map(async () => bodyOf({ ...bath, ...(await pictures()) })));
  const answers = await Promise.all(sent.map((body) => contractor.post(API, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('an account that goes takes its portfolio along [PRO-07]', async () => {
  await addItem();
  await server.database.delete(users);
  expect(await server.database.$count(portfolioItems)).toBe(0);
});

test('an item of another contractor cannot be changed or removed [PRO-01]', async () => {
  const { _id } = await addItem(server.as((await server.addUser({ userType: 'contractor' })).id));
  expect((await contractor.put(`${API}/${_id}`, bodyOf({ cost: '1' }))).statusCode).toBe(404);
  expect((await contractor.delete(`${API}/${_id}`)).statusCode).toBe(404);
});

test.each(['POST ', `PUT /${UNKNOWN_ID}`])(
  '%s refuses whoever may not write before the files are read [PRO-01]',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const send = (who: typeof contractor) =>
      who[method.toLowerCase() as 'post' | 'put'](
        `${API}${path}`,
        bodyOf({ after: Buffer.alloc(6 * 1024 * 1024) }),
      );
    expect((await send(server.anonymous)).statusCode).toBe(401);
    for (const role of ['client', 'company', 'admin'])
      expect((await send(server.as(role))).statusCode).toBe(403);
    expect((await send(contractor)).statusCode).toBe(method === 'PUT' ? 404 : 413);
  },
);

test('removing is for contractors [PRO-01]', async () => {
  const url = `${API}/${UNKNOWN_ID}`;
  expect((await server.anonymous.delete(url)).statusCode).toBe(401);
  for (const role of ['client', 'company', 'admin'])
    expect((await server.as(role).delete(url)).statusCode).toBe(403);
  expect((await contractor.delete(url)).statusCode).toBe(404);
});

test.each(['', '/{id}'])('GET /portfolios%s is for everybody who is signed in [PRO-02]', async (path) => {
  const { _id } = await addItem();
  const url = `${API}${path.replace('{id}', _id)}`;
  expect((await server.anonymous.get(url)).statusCode).toBe(401);
  for (const role of ['client', 'company', 'contractor', 'admin'])
    expect((await server.as(role).get(url)).statusCode).toBe(200);
});

test('a work whose answer was lost is added once, however much later it is sent again [PRO-10]', async () => {
  const body = { ...bath, ...(await pictures()) };
  const send = (key: string) => contractor.post(API, bodyOf(body), { headers: { 'idempotency-key': key } });
  const first = await send('sent-offline');
  expect(first.statusCode).toBe(201);
  await forgetAnswers(server);
  const again = await send('sent-offline');
  expect([again.statusCode, again.json().data._id]).toEqual([201, first.json().data._id]);
  expect((await contractor.get(API)).json().data).toHaveLength(1);
  expect(await server.database.$count(files)).toBe(2);
  expect((await send('another')).json().data._id).not.toBe(first.json().data._id);
});
