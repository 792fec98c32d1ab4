import type { CaseKind } from '@plumbline/shared-schema/case-machine';
import type { CasePage } from '@plumbline/shared-schema/cases';
import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { watchEndlessMotion } from '../checks/motion';
import { expectPageThere } from '../checks/page-there';
import { expectNoClippedText, expectNoEnglish, expectNoRawKeys, spaceTextOut } from '../checks/texts';
import { expect, test } from '../journey';
import type { OpenWindow } from '../journey';
import { call } from '../people/people';
import type { Person } from '../people/people';
import { administration, lastLook, places } from '../site/places';
import { sayIn } from '../site/texts';

test.describe.configure({ mode: 'parallel' });

const say = sayIn('fr');

/** Redirects to a page that is visited anyway. */
const LEADS_ON = ['/job-desc signedIn', '/job-application signedIn', '/forgot-password signedIn'];

/** Every page once, signed in where possible, because that shows more. */
const pagesOnce = [...new Set(places.map(({ page }) => page))].flatMap((page) => {
  if (LEADS_ON.includes(`${page.path} ${page.access}`)) return [];
  return lastLook(page) ?? [];
});

/** Calls whose failure a page does not report, because it works without them. */
const UNSAID = [
  // The bell and the entry of the messages show no number.
  /notifications\/unread$/,
  /chats\/unread$/,
  // The button of the other way in is left out.
  /auth\/providers$/,
  // Suggestions only: any skill can be typed.
  /skills\/all$/,
  // The landing page leaves the section out.
  /users\/top-performers$/,
  /users\/totals$/,
  // A picture leaves its place empty.
  /files\/[\w-]+(\/picture)?$/,
];
/** What a page fetches beside what it shows: the current user, the plan that was chosen, tiles of the landing page. */
const UNSAID_AT: Record<string, RegExp> = {
  '/': /users\/specialties$|jobs\/recent$/,
  '/verify-email': /users\/me$/,
  '/pricing': /users\/me\/preferences$/,
  '/upgrade': /users\/me\/preferences$/,
};

/** Pages whose failing list is behind a button on a phone. */
const WIDE_ONLY = ['/messages'];
/** Pages whose Retry refetches the list but not the job's title, so the heading stays without it. */
const HEADING_STAYS_PLAIN = ['/jobs/:jobId/applicants'];

function isQuestion(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/api/v1/') && request.method() === 'GET';
}

/** Records the calls of the page itself. */
function noteQuestions(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (isQuestion(request)) asked.add(new URL(request.url()).pathname);
  });
  return () => [...asked];
}

/** Opens the page again with all of its calls failing. */
async function failAll(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/v1/'),
    (route) => (isQuestion(route.request()) ? route.abort('connectionfailed') : route.continue()),
  );
  await page.reload();
}

/** Asserts that the page says what failed and that its Retry brings everything back. */
async function expectRecovery(page: Page): Promise<void> {
  const retry = page.getByRole('alert').getByRole('button', { name: say('ui:retry') });
  await expect(retry.first(), 'a page without its data says so and offers Retry').toBeVisible();
  await expectNoRawKeys(page);
  await expectNoClippedText(page);
  await page.unrouteAll();
  await expect(async () => {
    // All at once: a Retry that has succeeded is gone.
    await retry.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await expect(retry, 'Retry brings the data').toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

type Opened = { as: Person | undefined; path: string; address: string };

/** Asserts that a page is complete and accessible in French, with text spacing, reduced motion and after a failure. */
async function expectComplete(openKeptWindow: OpenWindow, { as, path, address }: Opened): Promise<void> {
  const kept = await openKeptWindow({
    as,
    language: 'fr',
    theme: 'dark',
    width: 360,
    options: { reducedMotion: 'reduce' },
  });
  // A tab of its own, whose scripts and broken network end with it.
  const page = await kept.context().newPage();
  const expectStill = await watchEndlessMotion(page);
  const asked = noteQuestions(page);
  await page.goto(address);
  await expectPageThere(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();

  await test.step('French, in the dark, at 360 px', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectNoRawKeys(page);
    await expectNoEnglish(page);
    await expectNoClippedText(page);
    await expectAccessible(page);
    await expectStill();
  });

  await test.step('320 px, then with the text spaced out', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectNoClippedText(page);
    await spaceTextOut(page);
    await expectNoSidewaysScroll(page);
    await expectNoClippedText(page);
  });

  await test.step('without its data', async () => {
    const isSaid = asked().some((url) => ![...UNSAID, UNSAID_AT[path]].some((unsaid) => unsaid?.test(url)));
    if (WIDE_ONLY.includes(path)) await page.setViewportSize({ width: 1280, height: 800 });
    await failAll(page);
    if (isSaid) await expectRecovery(page);
    await expectPageThere(page);
    if (!HEADING_STAYS_PLAIN.includes(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
  await page.close();
}

const isComplete =
  'is complete and accessible in French, with text spacing, reduced motion and after a failure';

for (const { path, viewer } of pagesOnce) {
  test(`${path} (${viewer}) ${isComplete}`, async ({ openKeptWindow, demo, problems }) => {
    problems.allow(/ERR_CONNECTION_FAILED/);
    await expectComplete(openKeptWindow, {
      as: demo.viewers[viewer],
      path,
      address: demo.pathFor(path, viewer),
    });
  });
}

/** Those of the demo world: each has a panel of its own on the page of a case. */
const CASES: readonly CaseKind[] = ['jobReport', 'supportTicket', 'dispute'];
const pagesOfAdmin = administration.flatMap((path) => {
  const kinds = path.includes(':caseId') ? CASES : [undefined];
  return kinds.map((kind) => ({ path, kind }));
});

for (const { path, kind } of pagesOfAdmin) {
  test(`${path} (admin${kind ? `, ${kind}` : ''}) ${isComplete}`, async ({
    openKeptWindow,
    site,
    demo,
    admin,
    problems,
  }) => {
    problems.allow(/ERR_CONNECTION_FAILED/);
    const found = kind && (await call<CasePage>(site.url, `admin/cases?kind=${kind}`, admin)).data[0];
    const address = demo.pathFor(found ? path.replace(':caseId', found._id) : path);
    await expectComplete(openKeptWindow, { as: admin, path, address });
  });
}
