import { createTestEdge } from '../testing';
import { eventually, GREETING, host, jobs } from './testing';

const site = createTestEdge();
jest.setTimeout(60_000);

/** A site whose pages show what the API answers, once a first page is kept. */
async function openSite() {
  const [asked, counted]: string[][] = [[], []];
  const api = { status: 200, isOpen: true };
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({
    askApi(path, _language, visitor) {
      asked?.push(`${path} for ${visitor ?? 'everybody'}`);
      return Promise.resolve({ status: api.status, headers: {}, body: 'two jobs' });
    },
    mayRender(address) {
      counted?.push(address);
      return api.isOpen;
    },
  });
  await eventually(async () => expect((await browser.open('/jobs')).body).toContain('two jobs'));
  return { browser, asked, counted, api };
}

const EMPTY = '<div id="root"></div>';

test('a page that is not kept counts for its visitor, and so does what it asks the API; a kept one does not [PLT-160]', async () => {
  const { browser, asked, counted } = await openSite();
  const before = counted?.length;
  await browser.open('/jobs');
  expect(counted).toHaveLength(before ?? 0);
  expect((await browser.open('/jobs?n=1')).body).toContain('two jobs');
  expect(counted?.slice(before)).toEqual(['127.0.0.1']);
  expect(asked?.at(-1)).toBe('/api/v1/jobs for 127.0.0.1');
});

test('beyond the limit pages come at once without content, kept ones with it, and nobody is blamed [PLT-160]', async () => {
  const { browser, asked, api } = await openSite();
  const before = asked?.length;
  api.isOpen = false;
  expect((await browser.open('/jobs?n=1')).body).toContain(EMPTY);
  expect((await browser.open('/jobs')).body).toContain('two jobs');
  expect(asked).toHaveLength(before ?? 0);
  const { notRendered, notTried } = await browser.platform();
  expect(notRendered).toEqual([]);
  expect(notTried).toBeGreaterThan(0);
});

test.each([
  [429, 'refuses its visitor'],
  [503, 'is away'],
])(
  'a page comes without content, blames nobody and costs no process when the API answers %d: it %s [PLT-160, PLT-206]',
  async (status) => {
    const { browser, api } = await openSite();
    api.status = status;
    expect((await browser.open('/jobs?n=1')).body).toContain(EMPTY);
    api.status = 200;
    expect((await browser.open('/jobs?n=1')).body).toContain('two jobs');
    expect((await browser.platform()).notRendered).toEqual([]);
  },
);
