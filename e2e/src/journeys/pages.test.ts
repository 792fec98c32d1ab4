import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { holdTypeface } from '../checks/late-typeface';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { mapScripts } from '../site/repository';
import { followerOf, foreign, guarded, lastLook, oneOfEachRemote, places, redirects } from '../site/places';
import type { Place } from '../site/places';

/** The first who gets a page sees it in the light, the others in the dark: `every-page` shows each in the dark too. */
const LIGHT = [
  { width: 1280, language: 'en', theme: 'light' },
  { width: 768, language: 'fr', theme: 'light' },
  { width: 360, language: 'en', theme: 'light' },
  { width: 1280, language: 'fr', theme: 'light' },
] as const;
const DARK = [
  { width: 1280, language: 'en', theme: 'dark' },
  { width: 360, language: 'en', theme: 'dark' },
  { width: 768, language: 'en', theme: 'dark' },
] as const;

const whose = { visitor: 'a visitor', client: 'a client', contractor: 'a contractor' };

/** Whether a page has loaded the map library. */
function watchForMap(page: Page): () => boolean {
  const scripts = mapScripts();
  let isLoaded = false;
  page.on('request', (request) => {
    if (scripts.some((script) => request.url().endsWith(`/${script}`))) isLoaded = true;
  });
  return () => isLoaded;
}

/** A tab keeps the typeface in memory, so that another page would not ask for it. */
async function openNewTab(kept: Page): Promise<Page> {
  const page = await kept.context().newPage();
  await page.setViewportSize(kept.viewportSize() ?? { width: 1280, height: 800 });
  return page;
}

const isFirst = (place: Place) => places.find(({ page }) => page === place.page) === place;

/** `every-page` has the look of the last who gets a page; a public one differs little for those who are signed in. */
const opened = places.filter(
  (place) => isFirst(place) || (place.page.access !== 'public' && place !== lastLook(place.page)),
);

function lookAt(place: Place, index: number) {
  const looks = isFirst(place) ? LIGHT : DARK;
  return looks[index % looks.length] ?? looks[0];
}

for (const [index, place] of opened.entries()) {
  const { path, viewer } = place;
  test(`${whose[viewer]} opens ${path} directly, and it is accessible`, async ({ openKeptWindow, demo }) => {
    const look = lookAt(place, index);
    const page = await openNewTab(await openKeptWindow({ ...look, as: demo.viewers[viewer] }));
    const hasLoadedMap = watchForMap(page);
    const releaseTypeface = await holdTypeface(page);
    const answer = await page.goto(demo.pathFor(path, viewer), { waitUntil: 'domcontentloaded' });
    await releaseTypeface();
    expect(answer?.status()).toBe(200);
    await expectPageThere(page);
    await expectNothingJumped(page);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The map renders a moment after its chunk.
    await expect
      .poll(async () => (await page.locator('.leaflet-container').count()) > 0, {
        message: 'map code is loaded where a map is, and nowhere else',
      })
      .toBe(hasLoadedMap());
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectNoSidewaysScroll(page);
    await page.close();
  });
}

for (const { path, to, access } of redirects) {
  const viewer = followerOf({ to, access });
  test(`${whose[viewer]} who opens ${path} is led to ${to}`, async ({ openKeptWindow, demo }) => {
    const page = await openKeptWindow({ as: demo.viewers[viewer] });
    await page.goto(demo.pathFor(path));
    await page.waitForURL((url) => url.pathname + url.search === demo.pathFor(to));
    await expectPageThere(page);
  });
}

test('a visitor who opens a page behind the sign-in is led there, and the page is remembered [CHR-22]', async ({
  openKeptWindow,
  demo,
}) => {
  test.slow();
  const page = await openKeptWindow({ language: 'en', theme: 'light' });
  for (const wanted of guarded.map((path) => demo.pathFor(path))) {
    await page.goto(wanted, { waitUntil: 'commit' });
    await page.waitForURL(({ pathname }) => pathname === '/signin', { waitUntil: 'commit' });
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(wanted);
  }
  await expectPageThere(page);
});

for (const path of oneOfEachRemote(guarded)) {
  test(`a visitor who opens ${path} signs in first and is led back [CHR-22]`, async ({
    openWindow,
    demo,
  }) => {
    const page = await openWindow();
    const wanted = demo.pathFor(path);
    await page.goto(wanted);
    await page.waitForURL((url) => url.pathname === '/signin');

    const somebody = foreign('client').includes(path) ? demo.viewers.contractor : demo.viewers.client;
    await page.getByLabel('Email').fill(somebody?.email ?? '');
    await page.getByLabel('Password', { exact: true }).fill(somebody?.password ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === wanted);
    await expectPageThere(page);
  });
}

for (const viewer of ['client', 'contractor'] as const) {
  test(`${whose[viewer]} at a page of another role is told whose it is [CHR-24]`, async ({
    openWindow,
    demo,
  }) => {
    const page = await openWindow({ as: demo.viewers[viewer] });
    for (const path of foreign(viewer)) {
      await page.goto(demo.pathFor(path));
      const others = viewer === 'client' ? 'Only contractors' : 'Only clients and companies';
      const who = path.startsWith('/admin') ? 'Only administrators' : others;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${who} can open this page`);
      await expect(page).toHaveURL(demo.pathFor(path));
    }
    await expectAccessible(page);
  });
}

test('an unknown address says so, with status 404', async ({ openWindow, problems }) => {
  problems.allow(/404/);
  const page = await openWindow();
  const answer = await page.goto('/there-is/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ooops, The page you are looking for is not found',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
});
