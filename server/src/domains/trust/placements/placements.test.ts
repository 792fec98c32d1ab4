import { auditEntries } from '../../../database/tables/audit-entries';
import { files } from '../../../database/tables/users';
import { placements } from '../../../database/tables/placements';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';

const server = createTestServer();
const PATH = '/api/v1/admin/placements';
const admin = server.as('admin');
const reason = 'Paid for December.';

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fields = {
  href: 'https://tiles.example',
  altEn: 'Tiles, half price',
  altFr: 'Carrelage à moitié prix',
  reason,
};

async function pictureOf(width: number, height: number): Promise<Blob> {
  const made = sharp({ create: { width, height, channels: 3, background: '#a30' } });
  return new Blob([new Uint8Array(await made.png().toBuffer())], { type: 'image/png' });
}

type PlacementForm = Partial<Record<keyof typeof fields | 'from' | 'to', string>> & { picture?: Blob | null };
async function place({ picture, ...changes }: PlacementForm = {}, caller = admin) {
  const body = new FormData();
  const all = { ...fields, from: dayFrom(0), to: dayFrom(2), ...changes };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  const sent = picture === undefined ? await pictureOf(1500, 200) : picture;
  if (sent) body.append('picture', sent, 'banner.png');
  return caller.post(PATH, body);
}
const shown = async (language = 'en') =>
  (await server.anonymous.get(`/api/v1/content/banner?language=${language}`)).json().data;
const end = (id: string, body: object = { reason }) => admin.post(`${PATH}/${id}/end`, body);

test.each([
  ['an admin', server.as('admin'), [201, 200, 200]],
  ['a client', server.as('client'), [403, 403, 403]],
  ['a company', server.as('company'), [403, 403, 403]],
  ['a contractor', server.as('contractor'), [403, 403, 403]],
  ['a visitor', server.anonymous, [401, 401, 401]],
] as const)(
  '%s places, lists and ends banners; everybody sees the one of today [ADM-16]',
  async (_who, caller, statuses) => {
    const placed = await place({}, caller);
    const id = placed.statusCode === 201 ? placed.json().data._id : (await place()).json().data._id;
    const listed = await caller.get(PATH);
    expect((await caller.get('/api/v1/content/banner')).json().data.alt).toBe('Tiles, half price');
    const ended = await caller.post(`${PATH}/${id}/end`, { reason });
    expect([placed.statusCode, listed.statusCode, ended.statusCode]).toEqual(statuses);
  },
);

test('a banner is shown on its days in the language of the reader, and its picture to everybody [ADM-16]', async () => {
  expect(await shown()).toBeNull();
  const placed = (await place({ to: dayFrom(0) })).json();
  expect(placed).toMatchObject({
    message: 'Banner saved',
    data: {
      state: 'running',
      startsAt: `${dayFrom(0)}T00:00:00.000Z`,
      endsAt: `${dayFrom(1)}T00:00:00.000Z`,
    },
  });
  expect(await shown('fr')).toEqual({
    picture: placed.data.picture,
    href: 'https://tiles.example',
    alt: 'Carrelage à moitié prix',
  });
  const path = placed.data.picture.replace(/^https?:\/\/[^/]+/, '');
  expect((await server.anonymous.get(path)).headers['content-type']).toMatch(/^image\//);
  await server.database.update(placements).set({ startsAt: sql`now()`, endsAt: sql`now()` });
  expect(await shown()).toBeNull();
});

test('one banner at a time, also of two placed at the same moment; days beside each other fit [ADM-16]', async () => {
  const both = await Promise.all([place(), place()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('PLACEMENT_TAKEN');
  expect((await place({ from: dayFrom(2), to: dayFrom(5) })).statusCode).toBe(409);
  const next = (await place({ from: dayFrom(3), to: dayFrom(5), altEn: 'Later' })).json().data;
  expect(next.state).toBe('planned');
  expect((await shown()).alt).toBe('Tiles, half price');
  expect(await server.database.$count(files)).toBe(2);
});

test('a banner is ended once, at once, with a reason in the log, and its days are free [ADM-12] [ADM-16]', async () => {
  const { _id: id } = (await place()).json().data;
  expect((await end(id, {})).statusCode).toBe(400);
  const both = await Promise.all([end(id), end(id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await shown()).toBeNull();
  const rest = { from: dayFrom(0), to: dayFrom(0) };
  expect((await place(rest)).statusCode).toBe(201);
  expect((await place(rest)).json().code).toBe('PLACEMENT_TAKEN');
  expect((await place({ from: dayFrom(1) })).statusCode).toBe(201);
  const planned = (await admin.get(PATH)).json().data[0];
  expect((await end(planned._id)).json().data.state).toBe('over');
  expect((await end(planned._id)).json().code).toBe('PLACEMENT_OVER');
  for (const unknown of [UNKNOWN_ID, 'x']) expect((await end(unknown)).statusCode).toBe(404);
  const lines = await server.database.select().from(auditEntries);
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'placementAdded',
    'placementAdded',
    'placementAdded',
    'placementEnded',
    'placementEnded',
  ]);
  expect(lines[0]).toMatchObject({ reason, values: { href: 'https://tiles.example' } });
});

test.each<[string, PlacementForm | (() => Promise<PlacementForm>), string]>([
  ['without a picture', { picture: null }, 'picture'],
  ['with a picture that is too small', async () => ({ picture: await pictureOf(600, 80) }), 'picture'],
  ['with a picture of another shape', async () => ({ picture: await pictureOf(1500, 400) }), 'picture'],
  ['with a link that is no https', { href: 'javascript:alert(1)' }, 'href'],
  ['without a text for who does not see it', { altFr: ' ' }, 'altFr'],
  ['that ends before it begins', { from: dayFrom(3), to: dayFrom(2) }, 'to'],
  ['whose days are over', { from: dayFrom(-3), to: dayFrom(-2) }, 'to'],
  ['without a reason', { reason: '' }, 'reason'],
])('a banner %s is refused and nothing is kept [ADM-16]', async (_what, sent, field) => {
  const answer = await place(typeof sent === 'function' ? await sent() : sent);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: expect.any(String) });
  expect((await admin.get(PATH)).json().data).toEqual([]);
  expect(await server.database.$count(files)).toBe(0);
  expect(await server.database.$count(auditEntries)).toBe(0);
});

test('what is no picture is refused [ADM-16]', async () => {
  const answer = await place({ picture: new Blob(['<svg/>'], { type: 'image/png' }) });
  expect(answer.json().code).toBe('INVALID_IMAGE');
});
