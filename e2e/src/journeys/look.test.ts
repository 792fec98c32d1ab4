import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

const html = (page: Page) => page.locator('html');

test(
  'choosing French changes the language of the page and its texts, and stays after a reload',
  { tag: '@smoke' },
  async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto('/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await expect(signIn).toBeVisible();

    await page.getByRole('button', { name: 'EN, language: English' }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: /^FR, langue/ })).toBeFocused();
    await expect(signIn).toHaveCount(0);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();

    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.getByRole('button', { name: /^FR, langue/ })).toBeVisible();
  },
);

test('a browser that speaks French and a system that prefers dark get both without asking', async ({
  openWindow,
}) => {
  const page = await openWindow({ options: { locale: 'fr-CA', colorScheme: 'dark' } });
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await expect(html(page)).toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: /^FR, langue/ })).toBeVisible();
});

test('choosing dark puts the dark class on the page and stays after a reload', async ({ openWindow }) => {
  const page = await openWindow({ options: { colorScheme: 'light' } });
  await page.goto('/');
  await expect(html(page)).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(html(page)).toHaveClass(/dark/);
  await page.reload();
  await expect(html(page)).toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

test('a dark page is dark from its first paint', async ({ openWindow }) => {
  const page = await openWindow({ theme: 'dark', options: { colorScheme: 'light' } });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const record = () => {
      if (document.body) seen.push(document.documentElement.className);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const classes = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !name.split(' ').includes('dark'))).toEqual([]);
});
