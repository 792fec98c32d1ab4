import { savedProfessionals } from '../../../database/tables/professionals';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addProfessional } from './testing';

const server = createTestServer();
const SAVED = '/api/v1/professionals/saved';
const client = server.as('client');

const ROLES = [
  ['a client', server.as('client'), 200],
  ['a company', server.as('company'), 200],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const;

test.each([...ROLES, ['an admin', server.as('admin'), 403] as const])(
  '%s keeps professionals [PPL-06]',
  async (_who, caller, status) => {
    const { id } = await addProfessional(server);
    expect(await caller.put(`${SAVED}/${id}`)).toMatchObject({ statusCode: status });
    expect(await caller.get(SAVED)).toMatchObject({ statusCode: status });
    expect(await caller.delete(`${SAVED}/${id}`)).toMatchObject({ statusCode: status });
  },
);

test.each([
  ['a client', server.as('client')],
  ['a contractor', server.as('contractor')],
  ['a visitor', server.anonymous],
])('%s searches', async (_who, caller) => {
  expect(await caller.get('/api/v1/professionals')).toMatchObject({ statusCode: 200 });
});

test('saving says so, twice is once, and it can be taken back [PPL-06]', async () => {
  const { id } = await addProfessional(server);
  const answer = await client.put(`${SAVED}/${id}`);
  expect(answer.json()).toEqual({ success: true, message: 'Professional saved' });
  await client.put(`${SAVED}/${id}`);
  expect(await server.database.$count(savedProfessionals)).toBe(1);
  expect((await client.get('/api/v1/professionals')).json().data).toMatchObject([{ _id: id, isSaved: true }]);
  expect((await client.delete(`${SAVED}/${id}`)).json().message).toBe('Professional no longer saved');
  await client.delete(`${SAVED}/${id}`);
  expect(await server.database.$count(savedProfessionals)).toBe(0);
});

test('the list is one’s own, the latest first, page by page [PPL-06]', async () => {
  const [first, second, others] = [
    await addProfessional(server, { fullName: 'First' }),
    await addProfessional(server, { fullName: 'Second' }),
    await addProfessional(server),
  ];
  await client.put(`${SAVED}/${first.id}`);
  await client.put(`${SAVED}/${second.id}`);
  await server.as('company').put(`${SAVED}/${others.id}`);
  expect((await client.get(`${SAVED}?limit=1`)).json()).toMatchObject({
    count: 2,
    data: [{ fullName: 'Second', isSaved: true, skills: ['Plumbing'] }],
  });
  expect((await client.get(`${SAVED}?limit=1&page=2`)).json().data).toMatchObject([{ fullName: 'First' }]);
});

test('only contractors are saved [PPL-06]', async () => {
  const company = await server.addUser({ userType: 'company' });
  for (const id of [company.id, UNKNOWN_ID, 'x'])
    expect(await client.put(`${SAVED}/${id}`)).toMatchObject({ statusCode: 404 });
});
