import sharp from 'sharp';
import { availabilities } from '../../../database/tables/availabilities';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addProfessional } from './testing';

const server = createTestServer();
const compare = (ids: readonly string[], caller = server.anonymous) =>
  caller.get(`/api/v1/professionals/compare?ids=${ids.join(',')}`);
const namesOf = async (ids: readonly string[]) =>
  (await compare(ids)).json().data.map(({ fullName }: { fullName: string }) => fullName);

async function addWork(cost: string) {
  const data = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const [name, text] of Object.entries({ description: 'Tiled', serviceTime: '3', cost }))
    body.append(name, text);
  for (const name of ['before', 'after'])
    body.append(name, new Blob([new Uint8Array(data)], { type: 'image/png' }), `${name}.png`);
  expect((await server.as('contractor').post('/api/v1/portfolios', body)).statusCode).toBe(201);
}

test.each([
  ['a client', server.as('client')],
  ['a company', server.as('company')],
  ['a contractor', server.as('contractor')],
  ['an admin', server.as('admin')],
  ['a visitor', server.anonymous],
])('%s compares professionals [PPL-10]', async (_who, caller) => {
  const { id } = await addProfessional(server);
  const answer = await compare([id], caller);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject([{ _id: id, skills: ['Plumbing'], isSaved: false }]);
});

test('they come as they were asked for, each once, and only contractors [PPL-10]', async () => {
  const { id: first } = await addProfessional(server, { fullName: 'Ada' });
  const { id: second } = await addProfessional(server, { fullName: 'Bo' });
  const { id: client } = await server.user('client');
  expect(await namesOf([second, client, first, UNKNOWN_ID, second.toUpperCase()])).toEqual(['Bo', 'Ada']);
});

test('a comparison and a search tell the same, from when on they can begin too [PPL-10]', async () => {
  const { id } = await addProfessional(server);
  await server.database.insert(availabilities).values({ userId: id, availableFrom: '2026-12-01' });
  const { data } = (await compare([id])).json();
  expect(data).toMatchObject([{ availableFrom: '2026-12-01' }]);
  expect((await server.anonymous.get('/api/v1/professionals')).json().data).toEqual(data);
});

test('from how much to how much their past jobs cost is told once two name a cost [PPL-10]', async () => {
  const { id } = await server.user('contractor');
  const told = async (caller = server.as('client')) => (await compare([id], caller)).json().data[0].pastJobs;
  await addWork('0');
  await addWork('1910.50');
  expect(await told()).toBeNull();
  await addWork('23160');
  expect(await told()).toEqual({ min: 1910.5, max: 23_160 });
  // Portfolios are for people with an account.
  expect(await told(server.anonymous)).toBeNull();
});

test.each([
  ['nobody', ''],
  ['what is no id', '?ids=plumber'],
  ['five', `?ids=${[1, 2, 3, 4, 5].map((n) => UNKNOWN_ID.replace(/.$/, String(n))).join(',')}`],
])('%s is not compared', async (_what, query) => {
  const answer = await server.anonymous.get(`/api/v1/professionals/compare${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});
