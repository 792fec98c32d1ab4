import { expectAccessible } from '../checks/accessibility';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { followerOf, foreign, guarded, redirects } from '../site/places';

const whose = { client: 'a client', contractor: 'a contractor' };

test('who opens an old address is led to the page that took its place', async ({ openKeptWindow, demo }) => {
  for (const { path, to, access } of redirects) {
    const page = await openKeptWindow({ as: demo.viewers[followerOf({ to, access })] });
    await page.goto(demo.pathFor(path));
    await page.waitForURL((url) => url.pathname + url.search === demo.pathFor(to));
    await expectPageThere(page);
  }
});

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

for (const path of ['/posted-jobs', '/jobs/:jobId/applicants']) {
  test(
    `a visitor who opens ${path} signs in first and is led back [CHR-22]`,
    { tag: path.includes(':') ? '@smoke' : [] },
    async ({ openWindow, demo }) => {
      const page = await openWindow();
      const wanted = demo.pathFor(path);
      await page.goto(wanted);
      await page.waitForURL((url) => url.pathname === '/signin');
      await page.getByLabel('Email').fill(demo.viewers.client?.email ?? '');
      await page.getByLabel('Password', { exact: true }).fill(demo.viewers.client?.password ?? '');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === wanted);
      await expectPageThere(page);
    },
  );
}

for (const viewer of ['client', 'contractor'] as const) {
  test(
    `${whose[viewer]} at a page of another role is told whose it is [CHR-24]`,
    { tag: viewer === 'client' ? '@smoke' : [] },
    async ({ openWindow, demo }) => {
      const page = await openWindow({ as: demo.viewers[viewer] });
      for (const path of foreign(viewer)) {
        await page.goto(demo.pathFor(path));
        const others = viewer === 'client' ? 'Only contractors' : 'Only clients and companies';
        const who = path.startsWith('/admin') ? 'Only administrators' : others;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${who} can open this page`);
        await expect(page).toHaveURL(demo.pathFor(path));
      }
      await expectAccessible(page);
    },
  );
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
