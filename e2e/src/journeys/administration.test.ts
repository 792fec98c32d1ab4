import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anAdmin } from '../people/admin';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

const BANNER = { x: 0, y: 0, width: 750, height: 100 };
const REASON = 'Known for its apprentices.';

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Opens the dialog of this button, and sends it with a reason. */
async function doIt(page: Page, say: Say, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel(say('admin:reason')).fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a company is featured, stands before the others, and is so no more', async ({ openWindow, site }) => {
  const look = { language: 'en', width: 1280, theme: 'light' } as const;
  const say = sayIn(look.language);
  const name = `Atelier ${String(Date.now())}`;
  const [admin, company] = [await anAdmin(site), await aPerson(site.url, 'company', name)];
  const page = await openWindow({ ...look, as: admin });
  const reader = await openWindow({ ...look, as: await aPerson(site.url, 'contractor') });
  const account = `/admin/users/${company.user._id}`;
  const first = reader.getByRole('main').getByRole('heading', { level: 2 }).first();
  const mark = reader.getByText(say('jobs:home.chosen'), { exact: true });

  await test.step('the administrator finds the company and features it', async () => {
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: say('admin:users.search') }).fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${account}$`));
    await doIt(page, say, say('admin:moves.feature'));
    await expect(page.getByText(say('admin:did.companyFeatured')).first()).toBeVisible();
  });

  await test.step('readers find it before the best rated, marked as chosen', async () => {
    await reader.goto('/featured-companies');
    await expect(first).toHaveText(name);
    await expect(mark).toHaveCount(1);
  });

  await test.step('it ends, and the log has both with the reason', async () => {
    await doIt(page, say, say('admin:moves.unfeature'));
    await reader.reload();
    await expect(first).not.toHaveText(name);
    await expect(mark).toHaveCount(0);
    await page.goto(`/admin/audit?personId=${company.user._id}`);
    await expect(page.getByText(REASON)).toHaveCount(2);
  });
});

test('a banner is placed between the articles, and ended', async ({ openWindow, site }) => {
  const look = { language: 'fr', width: 360, theme: 'dark' } as const;
  const { language, theme } = look;
  const say = sayIn(language);
  const now = String(Date.now());
  const alts = { en: `Tiles at half price ${now}`, fr: `Carrelage à moitié prix ${now}` };
  const page = await openWindow({ ...look, as: await anAdmin(site) });
  const reader = await openWindow({ language, theme, as: await aPerson(site.url, 'contractor') });
  const buffer = await reader.screenshot({ clip: BANNER });
  const banner = reader.getByRole('complementary', { name: say('ui:ad') });
  const link = banner.getByRole('link', { name: `${alts[language]} ${say('ui:link.newTab')}` });

  await test.step('the administrator places it for today', async () => {
    await page.goto('/admin/placements');
    await page.getByRole('button', { name: say('admin:placements.add') }).click();
    const dialog = page.getByRole('dialog', { name: say('admin:placements.add') });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tiles.png', mimeType: 'image/png', buffer });
    const today = new Date().toISOString().slice(0, 10);
    for (const [field, text] of [
      ['href', 'https://tiles.example'],
      ['altEn', alts.en],
      ['altFr', alts.fr],
      ['from', today],
      ['to', today],
    ] as const)
      await dialog.getByLabel(say(`admin:placements.${field}`)).fill(text);
    await dialog.getByLabel(say('admin:reason')).fill(REASON);
    await expectUsable(page);
    await dialog.getByRole('button', { name: say('admin:placements.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('admin:placements.states.running'), { exact: true })).toHaveCount(1);
    await expectUsable(page);
  });

  await test.step('readers of the blog see it in their language, marked as an advertisement', async () => {
    await reader.goto('/blogs');
    await expect(link).toHaveAttribute('href', 'https://tiles.example');
    await expect(link).toHaveAttribute('rel', /sponsored/);
    await expect(banner).toContainText(say('ui:ad'));
    const picture = banner.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('it is ended with a reason, and gone', async () => {
    await page.getByRole('button', { name: say('admin:placements.endOne', { name: alts.en }) }).click();
    const dialog = page.getByRole('dialog', { name: say('admin:placements.end') });
    await dialog.getByLabel(say('admin:reason')).fill('The tiles are sold.');
    await dialog.getByRole('button', { name: say('admin:placements.end'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('admin:placements.states.running'), { exact: true })).toHaveCount(0);
    await expect(async () => {
      await reader.goto('/blogs');
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(link).toHaveCount(0);
    }).toPass();
    await page.goto('/admin/audit?action=placementEnded');
    await expect(page.getByText('The tiles are sold.').first()).toBeVisible();
  });
});
