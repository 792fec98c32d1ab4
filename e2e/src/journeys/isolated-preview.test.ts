import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { bootOf } from '../site/boot';
import { places, VIEWERS } from '../site/places';
import type { Viewer } from '../site/places';
import { previews } from '../site/preview';
import type { Previews } from '../site/preview';
import { REMOTES } from '../site/repository';
import { sayIn } from '../site/texts';

/** One with its own home pages and every kind of access; `PREVIEWS=all`: each. */
const SHOWN = process.env.PREVIEWS === 'all' ? REMOTES : ['mf-jobs'];
const say = sayIn('en');

// One worker for both, because each would make a demo world of its own.
test.describe.configure({ mode: 'default' });

let started: Previews;
test.beforeAll(() => {
  started = previews();
});
test.afterAll(async () => {
  await started.remove();
});

async function lookAs(page: Page, viewer: Viewer): Promise<void> {
  const role = say(`shell:role.${viewer === 'visitor' ? 'none' : viewer}`);
  const bar = page.getByRole('complementary', { name: say('shell:isolated.label') });
  await bar.getByRole('button', { name: /^Role:/ }).click();
  await page.getByRole('menuitem', { name: role, exact: true }).click();
  await expect(bar.getByRole('button', { name: say('shell:isolated.role', { role }) })).toBeVisible();
}

for (const remote of SHOWN) {
  test(`the preview of ${remote} shows it alone, to every role`, async ({ browser, problems }) => {
    test.setTimeout(600_000);
    const url = await started.show(remote);
    const boot = await bootOf(url);
    expect(boot.remotes.map(({ name, source }) => [name, source])).toEqual([[remote, 'preview']]);

    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 360, height: 800 },
    });
    problems.watch(context);
    const page = await context.newPage();
    const title = page.getByRole('heading', {
      level: 1,
      name: say('shell:isolated.list.title', { name: remote }),
    });
    expect((await page.goto('/preview'))?.status()).toBe(200);
    await expect(title).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    for (const viewer of VIEWERS) {
      await lookAs(page, viewer);
      // The journeys of the whole site open all of its pages.
      const own = places.find(
        (place) => place.remote === remote && place.viewer === viewer && !place.path.includes(':'),
      );
      if (own) {
        await page.goto(own.path);
        await expectPageThere(page);
      }
      await expectAccessible(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('link', { name: say('shell:isolated.all') })
        .first()
        .click();
      await expect(title).toBeVisible();
    }

    await lookAs(page, 'visitor');
    await page.setViewportSize({ width: 1280, height: 800 });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: say('shell:theme.toDark') }).click();
    await header.getByRole('button', { name: /^EN/ }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Pages de ${remote}` })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  });
}

test('a preview shows what was recorded, without server and database [PLT-136]', async ({
  browser,
  problems,
}) => {
  test.setTimeout(600_000);
  // Without a server there is no socket.
  problems.allow(/socket\.io/);
  const professionals = async (url: string) => {
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
    problems.watch(context);
    const page = await context.newPage();
    await page.goto('/');
    await expectPageThere(page);
    const best = page.getByRole('region', { name: say('marketing:professionals.title') });
    await expect(best.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await lookAs(page, 'client');
    await page.goto('/about');
    await expectPageThere(page);
    const text = await page.getByRole('main').textContent();
    await context.close();
    return text;
  };
  const real = await professionals(await started.show('mf-marketing', '--record'));
  expect(await professionals(await started.show('mf-marketing', '--recorded'))).toBe(real);
});
