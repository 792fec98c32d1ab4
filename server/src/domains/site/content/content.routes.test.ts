import { createTestServer } from '../../../app/testing';

const server = createTestServer();

const CALLERS = [
  ['a visitor', server.anonymous],
  ['a client', server.as('client')],
  ['a company', server.as('company')],
  ['a contractor', server.as('contractor')],
  ['an admin', server.as('admin')],
] as const;

describe.each(CALLERS)('%s', (_who, caller) => {
  test.each([
    '/articles',
    '/articles/permits',
    '/feed.xml',
    '/texts/terms',
    '/texts/privacy',
    '/texts/safety',
    '/texts/protection',
    '/help',
  ])('reads %s', async (path) => {
    expect((await caller.get(`/api/v1/content${path}`)).statusCode).toBe(200);
  });
});

test('articles come newest first, without their texts, in the language asked for', async () => {
  const { data } = (await server.anonymous.get('/api/v1/content/articles?language=fr')).json();
  expect(data).toHaveLength(10);
  expect(data[0]).toMatchObject({
    slug: 'working-with-a-contractor',
    title: 'Bien travailler avec un artisan',
  });
  expect(data[0]).not.toHaveProperty('blocks');
  const dates = data.map(({ date }: { date: string }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('an article comes with its text; one that nobody wrote is 404', async () => {
  const { data } = (await server.anonymous.get('/api/v1/content/articles/permits?language=en')).json();
  expect(data).toMatchObject({ title: 'Do you need a permit for that?', topic: 'planning' });
  expect(data.blocks[1]).toMatchObject({ kind: 'paragraph' });
  const missing = await server.anonymous.get('/api/v1/content/articles/no-such-thing');
  expect(missing.statusCode).toBe(404);
  expect((await server.anonymous.get('/api/v1/content/articles?language=de')).statusCode).toBe(400);
});

test('readers of feeds find every article with its address', async () => {
  const answer = await server.anonymous.get('/api/v1/content/feed.xml?language=fr');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body.match(/<item>/g)).toHaveLength(10);
  expect(answer.body).toContain('<language>fr</language>');
  expect(answer.body).toMatch(/<link>http:[^<]+\/blogs\/permits<\/link>/);
});
