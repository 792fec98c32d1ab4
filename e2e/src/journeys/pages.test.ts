import type { CaseKind } from '@plumbline/shared-schema/case-machine';
import type { CasePage } from '@plumbline/shared-schema/cases';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { watchExecutedPreloads } from '../checks/executed';
import { holdTypeface } from '../checks/late-typeface';
import { expectNothingJumped } from '../checks/layout-shifts';
import { watchEndlessMotion } from '../checks/motion';
import { expectPageThere } from '../checks/page-there';
import { expectNoClippedText, expectNoEnglish, expectNoRawKeys, spaceTextOut } from '../checks/texts';
import { expect, test } from '../journey';
import type { OpenWindow } from '../journey';
import { call } from '../people/people';
import type { Person } from '../people/people';
import { mapScripts } from '../site/repository';
import { administration, firstLook, lastLook, pagesOfPeople } from '../site/places';

/** Scripts of a page besides the shell's own and texts: container, page and what is shared, in groups. */
const PAGE_SCRIPTS = 8;
/** The place, which must be given, is chosen without a part that may fail to load. */
const SIGN_UP_SCRIPTS = 11;
/** Less than this share of a script is a passenger: a file of a few lines in a chunk of forty kilobytes. */
const EXECUTED_AT_LEAST = 0.1;
/** A request costs more than these characters of a group that other pages share. */
const SMALL = 8000;

type Visit = { openKeptWindow: OpenWindow; as: Person | undefined; address: string };

/** A tab keeps the typeface in memory, so that another page would not ask for it. Its scripts end with it. */
async function openNewTab(kept: Page): Promise<Page> {
  const page = await kept.context().newPage();
  await page.setViewportSize(kept.viewportSize() ?? { width: 1280, height: 800 });
  return page;
}

/** Whether a page has loaded the map library. */
function watchForMap(page: Page): () => boolean {
  const scripts = mapScripts();
  let isLoaded = false;
  page.on('request', (request) => {
    if (scripts.some((script) => request.url().endsWith(`/${script}`))) isLoaded = true;
  });
  return () => isLoaded;
}

/** Opens an address as on a first visit whose typeface comes late: nothing may jump. */
async function openDirectly(page: Page, address: string, language: 'en' | 'fr'): Promise<void> {
  const releaseTypeface = await holdTypeface(page);
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await releaseTypeface();
  expect(answer?.status()).toBe(200);
  await expectPageThere(page);
  await expectNothingJumped(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Asserts that few scripts are preloaded, and that each is used. */
async function expectLean(
  executed: Awaited<ReturnType<typeof watchExecutedPreloads>>,
  address: string,
): Promise<void> {
  const scripts = await executed();
  expect(scripts.length).toBeGreaterThan(0);
  const idle = scripts.filter(({ executed, length }) => executed < EXECUTED_AT_LEAST && length > SMALL);
  expect.soft(idle, 'preloaded scripts of which next to nothing runs').toEqual([]);
  const own = scripts.filter(({ url }) => !/(texts-|locale_)(en|fr)\./.test(url));
  const most = address === '/signup' ? SIGN_UP_SCRIPTS : PAGE_SCRIPTS;
  expect.soft(own.length, own.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(most);
}

async function visitInTheLight({ openKeptWindow, as, address }: Visit): Promise<void> {
  const page = await openNewTab(await openKeptWindow({ as, language: 'en', theme: 'light' }));
  const hasLoadedMap = watchForMap(page);
  const executed = as ? undefined : await watchExecutedPreloads(page);
  await openDirectly(page, address, 'en');
  if (executed) await expectLean(executed, address);
  await expectAccessible(page);
  // The map renders a moment after its chunk.
  await expect
    .poll(async () => (await page.locator('.leaflet-container').count()) > 0, {
      message: 'map code is loaded where a map is, and nowhere else',
    })
    .toBe(hasLoadedMap());
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
  await page.close();
}

async function visitInTheDark({ openKeptWindow, as, address }: Visit): Promise<void> {
  const look = { as, language: 'fr', theme: 'dark', width: 360 } as const;
  const page = await openNewTab(await openKeptWindow({ ...look, options: { reducedMotion: 'reduce' } }));
  const expectStill = await watchEndlessMotion(page);
  await openDirectly(page, address, 'fr');
  await expectNoRawKeys(page);
  await expectNoEnglish(page);
  await expectNoClippedText(page);
  await expectAccessible(page);
  await expectStill();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectNoClippedText(page);
  await spaceTextOut(page);
  await expectNoSidewaysScroll(page);
  await expectNoClippedText(page);
  await page.close();
}

const LIGHT = 'in English, in the light, on wide screens';
const DARK = 'in French, in the dark, on a phone, spaced out';

/** The pages that most people see first. */
const SMOKE = ['/', '/jobs', '/professionals'];

for (const page of pagesOfPeople) {
  const isSmoke = page.access === 'public' && SMOKE.includes(page.path);
  const [first, last] = [firstLook(page), lastLook(page)];
  const viewers = [...new Set([first?.viewer, last?.viewer])].filter(Boolean).join(', ');
  test(
    `${page.path} (${viewers}) is complete and accessible in both looks`,
    { tag: isSmoke ? '@smoke' : [] },
    async ({ openKeptWindow, demo }) => {
      const visitAs = (viewer: keyof typeof demo.viewers): Visit => ({
        openKeptWindow,
        as: demo.viewers[viewer],
        address: demo.pathFor(page.path, viewer),
      });
      if (first) await test.step(LIGHT, () => visitInTheLight(visitAs(first.viewer)));
      if (last) await test.step(DARK, () => visitInTheDark(visitAs(last.viewer)));
    },
  );
}

/** The kinds of the demo world: each has a panel of its own on the page of a case. */
const CASES: readonly CaseKind[] = ['jobReport', 'supportTicket', 'dispute'];
const pagesOfAdmin = administration.flatMap((path) => {
  const kinds = path.includes(':caseId') ? CASES : [undefined];
  return kinds.map((kind) => ({ path, kind }));
});

for (const { path, kind } of pagesOfAdmin) {
  const who = kind ? `admin, ${kind}` : 'admin';
  test(`${path} (${who}) is complete and accessible in both looks`, async ({
    openKeptWindow,
    site,
    demo,
    admin,
  }) => {
    const found = kind && (await call<CasePage>(site.url, `admin/cases?kind=${kind}`, admin)).data[0];
    const address = demo.pathFor(found ? path.replace(':caseId', found._id) : path);
    await test.step(LIGHT, () => visitInTheLight({ openKeptWindow, as: admin, address }));
    await test.step(DARK, () => visitInTheDark({ openKeptWindow, as: admin, address }));
  });
}
