import { startCanary, stopCanary } from '@plumbline/registry/canary';
import { setDisabled } from '../publishing/rollback';
import { commandLine } from '../testing/command-line';
import { aHost, aRemote } from '../testing/temporary-registry';
import { isInCanary } from './canary';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();
const VISITORS = 10_000;
const NEWER = { files: { 'page.js': 'newer' } };

async function startWith(percent: number): Promise<void> {
  const build = await site.registry.dist(aRemote('mf-jobs', NEWER));
  await startCanary(site.registry.context, { name: 'mf-jobs', build, percent, reason: null });
}

/** An id in the edge's format. */
const visitor = (number: number) => number.toString(16).padStart(32, '0');

/** Returns those of 10,000 visitors who get the canary of mf-jobs. */
async function visitorsInCanary(): Promise<Set<number>> {
  const chosen = new Set<number>();
  for (let number = 0; number < VISITORS; number += 1) {
    const browser = site.another();
    browser.cookies.set('plumbline_visitor', visitor(number));
    const { remotes } = await browser.platform();
    if (remotes.some(({ source }) => source === 'canary')) chosen.add(number);
  }
  return chosen;
}

test('10 % are 9 to 11 % of 10,000 visitors, a higher share only adds visitors, and after the end none get it [PLT-52, PLT-53, PLT-54]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await startWith(10);
  await site.serve();
  const atTen = await visitorsInCanary();

  await startCanary(site.registry.context, { name: 'mf-jobs', percent: 25, reason: null });
  letAnswersAge();
  const atTwentyFive = await visitorsInCanary();

  await stopCanary(site.registry.context, { name: 'mf-jobs', reason: 'enough' });
  letAnswersAge();

  expect(atTen.size).toBeGreaterThanOrEqual(VISITORS * 0.09);
  expect(atTen.size).toBeLessThanOrEqual(VISITORS * 0.11);
  expect(atTwentyFive.size).toBeGreaterThanOrEqual(VISITORS * 0.24);
  expect(atTwentyFive.size).toBeLessThanOrEqual(VISITORS * 0.26);
  expect([...atTen].filter((number) => !atTwentyFive.has(number))).toEqual([]);
  expect((await visitorsInCanary()).size).toBe(0);
}, 300_000);

test('canaries of two remotes go to different visitors [PLT-53]', () => {
  const ids = Array.from({ length: VISITORS }, (_, number) => visitor(number));
  const both = ids.filter(
    (visitorId) =>
      isInCanary({ visitorId, name: 'mf-jobs', percent: 50 }) &&
      isInCanary({ visitorId, name: 'mf-auth', percent: 50 }),
  );
  expect(both.length / VISITORS).toBeCloseTo(0.25, 1);
});

test('a first visit is live, a visitor stays where the second page put them, and a page says what it is made of [PLT-53, PLT-50, PLT-54]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  await startWith(50);
  await site.serve();
  const seen = new Set<string | undefined>();

  for (let number = 0; number < 20; number += 1) {
    const browser = site.another();
    const first = await browser.bootOf('/jobs');
    expect(first.remotes.map(({ source }) => source)).toEqual(['live', 'live']);
    // No news of another release while the first page is read.
    expect((await browser.platform()).set).toBe(first.set);
    const second = await browser.bootOf('/jobs');
    const again = await browser.bootOf('/auth');
    expect(again).toEqual(second);
    expect((await browser.platform()).set).toBe(second.set);
    seen.add(second.remotes.find(({ name }) => name === 'mf-jobs')?.source);
    expect(second.remotes.find(({ name }) => name === 'mf-auth')?.source).toBe('live');
  }
  expect([...seen].sort()).toEqual(['canary', 'live']);
});

test('at 100 % everybody gets the canary from the second page on, with integrity and preloads of its own [PLT-52, PLT-40]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await startWith(100);
  const browser = await site.serve();
  await browser.open('/jobs');

  const { remotes } = await browser.bootOf('/jobs');
  const { canary, contentHash } = (await browser.platform()).remotes[0] ?? {};

  expect(remotes[0]).toMatchObject({ source: 'canary', integrity: expect.stringMatching(/^sha384-/) });
  expect(remotes[0]?.entry).toContain(contentHash);
  expect(canary).toMatchObject({ percent: 100, contentHash });
  expect((await browser.open('/jobs')).body).toContain(`href="/artifacts/mf-jobs/${contentHash}/page.js"`);
});

test('the visitor cookie is set while there is a canary, for pages only, out of reach of scripts [PLT-54]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await site.serve();
  const before = await site.another().open('/jobs');
  await startWith(10);
  letAnswersAge();
  const during = await site.another().open('/jobs');
  const document = await site.another().file('/platform.json');

  expect(before.headers['set-cookie']).toBeUndefined();
  expect(document.headers['set-cookie']).toBeUndefined();
  expect(during.headers['set-cookie']).toMatch(
    /^plumbline_visitor=first-[0-9a-f]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('a cookie that is no visitor id is ignored [PLT-54]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await startWith(10);
  const browser = await site.serve();
  browser.cookies.set('plumbline_visitor', 'x');
  await browser.open('/jobs');
  const first = browser.cookies.get('plumbline_visitor');
  expect(first).toMatch(/^first-[0-9a-f]{32}$/);
  await browser.open('/jobs');
  expect(`first-${String(browser.cookies.get('plumbline_visitor'))}`).toBe(first);
});

test('a disabled remote has no pages, menus or slots, and its address explains with status 503 [PLT-55]', async () => {
  const nav = [
    { menu: 'header.main/v1', audience: 'everyone', path: '/jobs', label: 'jobs:title', order: 1 },
  ] as const;
  const slots = [{ slot: 'header.search/v1', expose: './home' }] as const;
  await site.registry.publish(
    aHost(),
    aRemote('mf-jobs', { manifest: { nav: [...nav], slots: [...slots] } }),
    aRemote('mf-auth'),
  );
  await setDisabled(site.registry.context, { name: 'mf-jobs', reason: 'incident', isDisabled: true });
  const browser = await site.serve();

  const answer = await browser.open('/jobs');
  const boot = await browser.bootOf('/jobs');

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, undefined]);
  expect(boot.remotes.map(({ name }) => name)).toEqual(['mf-auth']);
  expect(boot.disabled).toEqual([
    { name: 'mf-jobs', owner: 'A team', pages: [{ path: '/jobs', access: 'public' }] },
  ]);
  expect((await browser.open('/auth')).statusCode).toBe(200);
  expect((await browser.open('/nowhere')).statusCode).toBe(404);
});

test('a share of 0 % is nobody: every page is the live one, and no cookie tells visitors apart [PLT-52, PLT-54]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await startWith(100);
  const browser = await site.serve();
  const [before] = (await browser.platform()).remotes;
  await commandLine(site.registry)('canary', 'mf-jobs', '--percent', '0');
  letAnswersAge();

  for (let number = 0; number < 100; number += 1) {
    const somebody = site.another();
    somebody.cookies.set('plumbline_visitor', visitor(number));
    const { body } = await somebody.open('/jobs');
    expect(body).toContain(`/artifacts/mf-jobs/${before?.live?.contentHash}/remoteEntry.js`);
    expect(body).not.toContain(before?.canary?.contentHash);
  }
  expect((await site.another().open('/jobs')).headers['set-cookie']).toBeUndefined();
});
