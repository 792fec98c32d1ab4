import type { Page } from '@playwright/test';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import type { DemoWorld } from '../people/demo-world';
import { expect, test } from '../journey';
import { aJob, aPerson, call } from '../people/people';
import { areRendered } from '../site/site';
import type { Site } from '../site/site';

test.skip(!areRendered, 'pages come without their content');

/** Asks until the page comes with its content: on a busy machine the first answer may be too late. */
async function untilRendered({ url }: Site, path: string, language: 'en' | 'fr'): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language };
  let html = '';
  await expect(async () => {
    html = await (await fetch(`${url}${path}`, { headers })).text();
    expect(html).toContain('id="rendered"');
  }).toPass({ timeout: 100_000, intervals: [500] });
  // Where the renderer believes the API to be.
  expect(html).not.toContain('api.invalid');
  return html;
}

const localeOf = (language: 'en' | 'fr') => ({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

const PUBLIC = [
  ...['/', '/about', '/contact', '/pricing', '/support', '/terms', '/jobs', '/professionals'],
  ...['/prices', '/prices/plumbing'],
];

const publicPaths = ({ pathFor }: DemoWorld) => [
  ...PUBLIC,
  pathFor('/jobs/:jobId'),
  pathFor('/professionals/:id'),
  '/nowhere',
  '/signin',
  '/signup',
];

/** Nothing opens a panel without scripts. */
async function expectAllAnswersShown(page: Page): Promise<void> {
  const questions = await page.locator('button[aria-expanded][aria-controls]').count();
  expect(questions).toBeGreaterThan(3);
  await expect(page.locator('[role="region"][hidden]:visible')).toHaveCount(questions);
}

for (const [language, colorScheme] of [
  ['en', 'dark'],
  ['fr', 'light'],
] as const) {
  test(
    `without scripts every public page is read, in ${language}, ${colorScheme}`,
    { tag: language === 'fr' ? '@smoke' : [] },
    async ({ openWindow, site, demo, problems }) => {
      test.setTimeout(400_000);
      problems.allow(/404|JavaScript|\.js csp$/);
      const page = await openWindow({
        options: { ...localeOf(language), javaScriptEnabled: false, colorScheme },
      });
      for (const path of publicPaths(demo)) {
        await untilRendered(site, path, language);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('.MuiSkeleton-root:visible')).toHaveCount(0);
        if (path === '/support' || path === '/pricing') await expectAllAnswersShown(page);
        const { isDark } = await page.locator('body').evaluate((body) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(body)
              .backgroundColor.match(/[0-9.]+/g)
              ?.map(Number) ?? [];
          return { isDark: red + green + blue < 200 };
        });
        expect(`${path} ${isDark ? 'dark' : 'light'}`).toBe(`${path} ${colorScheme}`);
      }
    },
  );
}

/** Remembers the nodes as they came, before any script of the page runs. */
async function watchTakingOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { came: (Element | null)[] };
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        told.came = [document.querySelector('h1'), document.querySelector('#root > *')];
    });
  });
}

for (const [language, width] of [
  ['en', 1280],
  ['fr', 390],
] as const) {
  test(`scripts take over the nodes of every public page without a mismatch, in ${language} at ${String(width)} px`, async ({
    openWindow,
    site,
    demo,
    problems,
  }) => {
    test.setTimeout(400_000);
    problems.allow(/404/);
    const page = await openWindow({ width, options: localeOf(language) });
    await watchTakingOver(page);
    const mismatches: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('HTML taken over with a mismatch')) mismatches.push(`${page.url()} ${body}`);
    });
    for (const path of publicPaths(demo)) {
      await untilRendered(site, path, language);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => {
        const root = document.querySelector('#root')?.querySelector('h1');
        return (
          root !== null && root !== undefined && Object.keys(root).some((key) => key.startsWith('__react'))
        );
      });
      const kept = await page.evaluate(() => {
        const [heading, first] = (globalThis as unknown as { came: (Element | null)[] }).came;
        return heading?.isConnected === true && first?.isConnected === true;
      });
      expect([path, kept]).toEqual([path, true]);
    }
    // What is wrong is reported when a page is left.
    await page.goto('about:blank');
    expect(mismatches).toEqual([]);
  });
}

/** Keeps the page's scripts from beginning until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/remoteEntry\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letThrough();
}

test(
  'what is typed and clicked before the scripts come is kept and done',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    test.setTimeout(120_000);
    await untilRendered(site, '/support', 'en');
    const page = await openWindow({ options: localeOf('en') });
    const letThrough = await holdScripts(page);
    await page.goto('/support', { waitUntil: 'commit' });
    const search = page.getByRole('main').locator('input').first();
    await search.click();
    await page.keyboard.type('sign');
    await page.getByRole('button', { name: /dark/i }).first().click();
    letThrough();

    await expect(page).toHaveURL(/q=sign/);
    await expect(search).toHaveValue('sign');
    await expect(page.locator('html')).toHaveClass(/dark/);
  },
);

test('what a password manager fills in before the scripts come is kept', async ({ openWindow, site }) => {
  await untilRendered(site, '/signin', 'en');
  const page = await openWindow({ options: localeOf('en') });
  const letThrough = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form');
  const [email, password] = [form.locator('input[type=email]'), form.locator('input[type=password]')];
  // Fills by script, as extensions of browsers do.
  await email.fill('grace@example.com');
  await password.fill('Early-Bird-4711');
  letThrough();

  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form input') ?? {}).some((key) => key.startsWith('__react')),
  );
  await expect(email).toHaveValue('grace@example.com');
  await expect(password).toHaveValue('Early-Bird-4711');
});

test('somebody signed in, and a page that was never asked for before, are served all the same', async ({
  openWindow,
  site,
}) => {
  await untilRendered(site, '/about', 'en');
  const page = await openWindow({ options: localeOf('en') });
  await page.context().addCookies([{ name: 'plumbline_in', value: '1', url: site.url }]);
  const html = await (await page.goto('/about'))?.text();
  expect(html).not.toContain('id="rendered"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { notRendered } = (await (await fetch(`${site.url}/platform.json`)).json()) as PlatformDocument;
  expect(notRendered).toEqual(expect.any(Array));
});

test('a job that its owner closes is closed for the next reader of its page [PLT-157]', async ({ site }) => {
  test.setTimeout(200_000);
  const client = await aPerson(site.url, 'client');
  const { _id } = await aJob(site.url, client, 'Mend a chimney');
  expect(await untilRendered(site, `/jobs/${_id}`, 'en')).toContain('JobPosting');
  await call(site.url, `jobs/${_id}/close`, { method: 'PATCH', token: client.token });
  await expect(async () => {
    expect(await untilRendered(site, `/jobs/${_id}`, 'en')).not.toContain('JobPosting');
  }).toPass({ timeout: 20_000, intervals: [500] });
});
