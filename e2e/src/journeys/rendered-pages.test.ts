import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { expect, test } from '../journey';
import { aJob, aPerson, call } from '../people/people';
import { changedBuild, tamperedBuild } from '../site/artifacts';
import { runRegistry } from '../site/registry-command';
import { releaseOf } from '../site/repository';
import { startSite } from '../site/site';
import type { Site } from '../site/site';
import { sayIn } from '../site/texts';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ seed: 'demo', isRendered: true });
});
test.afterAll(() => site.remove());

const API = '/api/v1';
async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${site.url}${path}`)).json()) as T;
}

/** Asks until the page comes with its content: on a busy machine the first answer may be too late. */
async function untilRendered(path: string, language: 'en' | 'fr'): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language };
  let html = '';
  await expect(async () => {
    html = await (await fetch(`${site.url}${path}`, { headers })).text();
    expect(html).toContain('id="rendered"');
  }).toPass({ timeout: 100_000, intervals: [500] });
  // Where the renderer believes the API to be.
  expect(html).not.toContain('api.invalid');
  return html;
}

const localeOf = (language: 'en' | 'fr') => ({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

async function publicPaths(): Promise<string[]> {
  const [job] = (await read<{ data: { _id: string }[] }>(`${API}/jobs/recent?page=1&limit=1`)).data;
  const [person] = (await read<{ data: { _id: string }[] }>(`${API}/professionals?page=1&limit=1`)).data;
  const plain = ['/', '/about', '/contact', '/pricing', '/support', '/terms', '/jobs', '/professionals'];
  return [
    ...plain,
    `/jobs/${job?._id ?? ''}`,
    `/professionals/${person?._id ?? ''}`,
    '/nowhere',
    '/signin',
    '/signup',
  ];
}

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
  test(`without scripts every public page is read, in ${language}, ${colorScheme}`, async ({
    openWindow,
    problems,
  }) => {
    test.setTimeout(400_000);
    problems.allow(/404|JavaScript|\.js csp$/);
    const page = await openWindow({
      at: site,
      options: { ...localeOf(language), javaScriptEnabled: false, colorScheme },
    });
    for (const path of await publicPaths()) {
      await untilRendered(path, language);
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
  });
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
    problems,
  }) => {
    test.setTimeout(400_000);
    problems.allow(/404/);
    const page = await openWindow({ at: site, width, options: localeOf(language) });
    await watchTakingOver(page);
    const mismatches: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('HTML taken over with a mismatch')) mismatches.push(`${page.url()} ${body}`);
    });
    for (const path of await publicPaths()) {
      await untilRendered(path, language);
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

test('what is typed and clicked before the scripts come is kept and done', async ({ openWindow }) => {
  test.setTimeout(120_000);
  await untilRendered('/support', 'en');
  const page = await openWindow({ at: site, options: localeOf('en') });
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
});

test('what a password manager fills in before the scripts come is kept', async ({ openWindow }) => {
  await untilRendered('/signin', 'en');
  const page = await openWindow({ at: site, options: localeOf('en') });
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
}) => {
  await untilRendered('/about', 'en');
  const page = await openWindow({ at: site, options: localeOf('en') });
  await page.context().addCookies([{ name: 'plumbline_in', value: '1', url: site.url }]);
  const html = await (await page.goto('/about'))?.text();
  expect(html).not.toContain('id="rendered"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { notRendered } = await read<PlatformDocument>('/platform.json');
  expect(notRendered).toEqual(expect.any(Array));
});

test('while a remote has a canary, pages for people without a cookie and for crawlers are as ever', async () => {
  test.setTimeout(200_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-crawled-'));
  const [from, to] = [sayIn('en')('jobs:search.subtitle'), 'Work for people with level heads.'];
  const build = changedBuild({ name: 'mf-jobs', from, to, into: folder });
  const htmlOf = async (url: string, agent: string) => {
    const headers = { accept: 'text/html', 'accept-language': 'en', 'user-agent': agent };
    const answer = await fetch(`${site.url}${url}`, { headers });
    return { status: answer.status, html: await answer.text(), cookie: answer.headers.get('set-cookie') };
  };
  const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  await runRegistry(site, 'canary', 'mf-jobs', build, '--percent', '100', '--reason', 'a journey');
  try {
    for (const [agent, text] of [
      ['Mozilla/5.0', to],
      [CRAWLER, from],
    ] as const) {
      await expect(async () => {
        const { html } = await htmlOf('/jobs', agent);
        expect(html).toContain('id="rendered"');
        expect(html).toContain(text);
        expect(html).toContain('<link rel="canonical"');
        expect(html).toMatch(/<title>[^<]+ · Plumbline<\/title>/);
      }).toPass({ timeout: 60_000, intervals: [500] });
      await expect(async () => {
        expect((await htmlOf(`/jobs/${randomUUID()}`, agent)).status).toBe(404);
      }).toPass({ timeout: 20_000 });
    }
    expect((await htmlOf('/jobs', CRAWLER)).cookie).toBeNull();
    expect((await htmlOf('/jobs', 'Mozilla/5.0')).cookie).toContain('plumbline_visitor=');
  } finally {
    await runRegistry(site, 'stop-canary', 'mf-jobs', '--reason', 'a journey');
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('a release whose server half throws is refused, and the site stays as it is [PLT-28]', async () => {
  test.setTimeout(120_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-thrower-'));
  const half = releaseOf('mf-marketing').server['./about'];
  const script = (file: string, source: string) =>
    file === half ? `${source}\n;module.exports.load = () => { throw new Error('roof fell in'); };` : source;
  const build = tamperedBuild({ name: 'mf-marketing', into: folder, script });
  const { sequence } = await read<PlatformDocument>('/platform.json');
  await expect(runRegistry(site, 'publish', build)).rejects.toThrow(/\.\/about.*roof fell in/s);
  expect((await read<PlatformDocument>('/platform.json')).sequence).toBe(sequence);
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a job that its owner closes is closed for the next reader of its page [PLT-157]', async () => {
  test.setTimeout(200_000);
  const client = await aPerson(site.url, 'client');
  const { _id } = await aJob(site.url, client, 'Mend a chimney');
  expect(await untilRendered(`/jobs/${_id}`, 'en')).toContain('JobPosting');
  await call(site.url, `jobs/${_id}/close`, { method: 'PATCH', token: client.token });
  await expect(async () => {
    expect(await untilRendered(`/jobs/${_id}`, 'en')).not.toContain('JobPosting');
  }).toPass({ timeout: 20_000, intervals: [500] });
});
