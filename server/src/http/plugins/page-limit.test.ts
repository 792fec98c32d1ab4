import { createTestServer } from '../../app/testing';
import { pageAnswers } from '../../kit/page-answers';
import { readConfig } from '../../settings/config';
import { limitPages } from './page-limit';

const settings = { LIMIT_GENERAL: '3/1', LIMIT_PAGES: '2/1' };
const server = createTestServer(settings);
const open = () => limitPages(pageAnswers(server.http), readConfig(settings));
const RECENT = '/api/v1/jobs/recent';

test('a network has so many pages rendered a minute; each network counts for itself [PLT-160]', () => {
  const { mayRender } = open();
  const pages = [
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.2',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ];
  expect(pages.map(mayRender)).toEqual([true, true, false, true, true, true, false]);
});

test('what a page asks counts as a call of its visitor, who has no page rendered while calls are refused [PLT-160]', async () => {
  const { askApi, mayRender } = open();
  const visitor = '192.0.2.10';
  const ask = async () => (await askApi(RECENT, 'en', visitor))?.status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  expect(mayRender(visitor)).toBe(true);
  expect(await ask()).toBe(429);
  expect(mayRender(visitor)).toBe(false);
  expect(await server.http.inject({ url: RECENT, remoteAddress: visitor })).toMatchObject({
    statusCode: 429,
  });
  expect(mayRender('192.0.2.11')).toBe(true);
});

test('what is asked for a page of everybody counts for nobody', async () => {
  const { askApi } = open();
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await askApi(RECENT, 'en'))?.status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});
