import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { savedSearches } from '../../../database/tables/saved-searches';
import { addSavedSearch } from './testing';

const server = createTestServer();
const URL = '/api/v1/saved-searches';
const save = (body: object) =>
  server.as('contractor').post(URL, { name: 'Drains', query: { q: 'drain' }, ...body });

test('a search is saved with its filters and gives them back [JOB-45]', async () => {
  const query = {
    q: 'drain',
    specialty: 'plumbing',
    category: 'residential',
    minSalary: '100',
    jobLocation: '45.7,4.8,10',
    sort: 'nearest',
  };
  const answer = await save({ query });
  expect(answer.statusCode).toBe(201);
  const saved = {
    name: 'Drains',
    query: { ...query, minSalary: 100 },
    alerts: true,
    mails: false,
    newCount: 0,
  };
  expect(answer.json()).toMatchObject({ message: 'Search saved', data: saved });
  const list = (await server.as('contractor').get(URL)).json();
  expect(list).toMatchObject({ success: true, count: 1, data: [saved] });
});

test.each([
  ['no name', { name: ' ' }],
  ['no filter', { query: {} }],
  ['an order alone', { query: { sort: 'nearest' } }],
  ['a blank filter', { query: { q: '  ' } }],
  ['an unknown order', { query: { q: 'drain', sort: 'random' } }],
  ['a salary that is no number', { query: { minSalary: 'much' } }],
  ['filters that are no object', { query: 'q=drain' }],
])('%s is 400 and saves nothing [JOB-45]', async (_what, body) => {
  expect((await save(body)).statusCode).toBe(400);
  expect(await server.database.$count(savedSearches)).toBe(0);
});

test('a twenty-first search is refused, also when several come at once [JOB-45]', async () => {
  for (let number = 0; number < 18; number += 1) await addSavedSearch(server);
  const answers = await Promise.all(Array.from({ length: 5 }, () => save({})));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
  expect((await save({})).json()).toMatchObject({ code: 'SAVED_SEARCH_LIMIT', details: { max: 20 } });
  expect((await server.as('client').post(URL, { name: 'Mine', query: { q: 'x' } })).statusCode).toBe(201);
});

test('name, filters, alerts and mails can be changed one by one [JOB-45]', async () => {
  const { id } = await addSavedSearch(server);
  const put = (changes: object) => server.as('contractor').put(`${URL}/${id}`, changes);
  expect((await put({ name: 'Pipes' })).json().data).toMatchObject({ name: 'Pipes', query: { q: 'drain' } });
  expect((await put({ alerts: false, mails: true })).json().data).toMatchObject({
    alerts: false,
    mails: true,
  });
  expect((await put({ query: { company: 'Stone' } })).json().data.query).toEqual({
    company: 'Stone',
    sort: 'newest',
  });
  expect((await put({})).json().data.name).toBe('Pipes');
  expect((await put({ query: {} })).statusCode).toBe(400);
});

test('a removed search is gone [JOB-45]', async () => {
  const { id } = await addSavedSearch(server);
  const answer = await server.as('contractor').delete(`${URL}/${id}`);
  expect(answer.json()).toEqual({ success: true, message: 'Saved search removed' });
  expect(await server.database.$count(savedSearches)).toBe(0);
});

test('searches of others are 404, and so are unknown ones [JOB-45]', async () => {
  const { id } = await addSavedSearch(server);
  const other = await server.addUser({ userType: 'contractor' });
  for (const search of [id, UNKNOWN_ID, 'x']) {
    expect((await server.as(other.id).put(`${URL}/${search}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await server.as(other.id).delete(`${URL}/${search}`)).statusCode).toBe(404);
  }
  expect((await server.as(other.id).get(URL)).json().data).toEqual([]);
});
