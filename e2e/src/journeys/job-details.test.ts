import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expect, test } from '../journey';
import { aJob, aPerson, call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

const coverLetter = (page: Page) => page.getByLabel(say('jobs:apply.coverLetter'));
const reportButton = (page: Page) => page.getByRole('button', { name: say('jobs:report.title') });
const reportDialog = (page: Page) => page.getByRole('dialog', { name: say('jobs:report.title') });

test('a slow job shows its skeleton at once and does not shift', async ({ openWindow, site }) => {
  const hirer = await aPerson(site.url, 'client');
  const job = await aJob(site.url, hirer, 'Mend the tap');
  const page = await openWindow({ width: 360, isRendered: false });
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(`**/api/v1/jobs/${job._id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/jobs/${job._id}`);
  const status = page.getByRole('status', { name: say('jobs:details.loading') });
  await expect(status).toHaveAttribute('aria-busy', 'true');
  letPass();
  await expect(page.getByText(say('jobs:details.noHistory'))).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expectNothingJumped(page, 0.1);
});

test('right-to-left text, emoji and very long words break neither the job nor its dialogs at 320 px', async ({
  openWindow,
  site,
}) => {
  const hirer = await aPerson(site.url, 'client', `${'Ż'.repeat(60)} 🧱🏽‍♀️`);
  const { data: job } = await call<{ data: { _id: string } }>(site.url, 'jobs/create', {
    token: hirer.token,
    body: {
      title: `إصلاح السقف 🏚️ ${'w'.repeat(90)}`,
      description: `${'long'.repeat(2_500)}\nسطر ثانٍ\u200B\u200B 👩‍🔧`,
      salary: '9'.repeat(80),
      jobType: 'x'.repeat(60),
      jobCategory: 'y'.repeat(60),
      skillsRequired: ['s'.repeat(40), '🧰'.repeat(10)],
      jobLocation: { coordinates: [48.8566, 2.3522], city: 'c'.repeat(110) },
    },
  });
  const page = await openWindow({ as: await aPerson(site.url, 'contractor'), width: 320 });
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByText(say('jobs:details.noHistory'))).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await reportButton(page).click();
  await expect(reportDialog(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await reportDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.goto(`/jobs/${job._id}/apply`);
  await expect(coverLetter(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
