import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expect, test } from '../journey';
import { aJob, aPerson, call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const THEMES = ['light', 'dark'] as const;
const apply = '**/api/v1/applications/apply';

const coverLetter = (page: Page) => page.getByLabel(say('jobs:apply.coverLetter'));
const submit = (page: Page) => page.getByRole('button', { name: say('jobs:apply.submit') });
const congratulations = (page: Page) => page.getByRole('dialog', { name: say('jobs:apply.congratulations') });
const reportButton = (page: Page) => page.getByRole('button', { name: say('jobs:report.title') });
const reportDialog = (page: Page) => page.getByRole('dialog', { name: say('jobs:report.title') });

/** Answers as the server does when it refuses. */
const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { success: false, error: message, message, errors: [], code: 'INTERNAL', requestId: 'test' },
  });

for (const width of [360, 1280]) {
  test(`a slow job shows its skeleton at once and does not shift at ${String(width)} px`, async ({
    openWindow,
    site,
  }) => {
    const hirer = await aPerson(site.url, 'client');
    const job = await aJob(site.url, hirer, 'Mend the tap');
    const page = await openWindow({ width, isRendered: false });
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
}

test('a report is sent once and mentioned on the next visit, accessibly in both themes [JOB-41]', async ({
  openWindow,
  site,
}) => {
  const hirer = await aPerson(site.url, 'client');
  const reporter = await aPerson(site.url, 'contractor');
  const job = await aJob(site.url, hirer, 'Paint the shed');
  for (const theme of THEMES) {
    const page = await openWindow({ as: reporter, theme, width: 360 });
    await page.goto(`/jobs/${job._id}?report=1`);
    await expect(reportDialog(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('jobs:report.submit') }).click();
    await expect(reportDialog(page).getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  const page = await openWindow({ as: reporter });
  await page.goto(`/jobs/${job._id}`);
  await reportButton(page).click();
  await page.getByRole('radio', { name: new RegExp(say('options:reportReason.scam')) }).check();
  await page.getByRole('button', { name: say('jobs:report.submit') }).click();
  await expect(page.getByRole('dialog', { name: say('jobs:report.thanks') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(say('schema:errors.ALREADY_REPORTED'))).toBeVisible();
  await expect(reportButton(page)).toHaveCount(0);
});

test('the report dialog closes by Back and by Esc, and the focus returns to its button', async ({
  openWindow,
  site,
}) => {
  const hirer = await aPerson(site.url, 'client');
  const job = await aJob(site.url, hirer, 'Sweep the flue');
  const page = await openWindow({ as: await aPerson(site.url, 'contractor') });
  await page.goto(`/jobs/${job._id}`);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await reportButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(reportDialog(page)).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${job._id}?report=1`);
    await leave();
    await expect(reportDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/jobs/${job._id}`);
    await expect(reportButton(page)).toBeFocused();
  }
});

test('a visitor who wants to report or save signs in and is led back', async ({ openWindow, site }) => {
  const hirer = await aPerson(site.url, 'client');
  const somebody = await aPerson(site.url, 'contractor');
  const job = await aJob(site.url, hirer, 'Fix the gutter');
  const page = await openWindow();
  await page.goto(`/jobs/${job._id}`);
  await page.getByRole('button', { name: say('jobs:save.save') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('schema:failures.loginToSave') })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.goBack();

  await page.getByRole('link', { name: say('jobs:report.title') }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Email').fill(somebody.email);
  await page.getByLabel('Password', { exact: true }).fill(somebody.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`/jobs/${job._id}?report=1`);
  await expect(reportDialog(page)).toBeVisible();
});

test('a cover letter survives a reload and refusals, is sent once however often the button is pressed, and can be withdrawn', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/500|429|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const hirer = await aPerson(site.url, 'client');
  const contractor = await aPerson(site.url, 'contractor');
  const job = await aJob(site.url, hirer, 'Level the patio');
  const page = await openWindow({ as: contractor });
  page.on('dialog', (dialog) => void dialog.accept());
  const letter = 'Plumb lines and patience.';
  await page.goto(`/jobs/${job._id}`);
  await page.getByRole('link', { name: say('jobs:details.applyNow') }).click();
  await coverLetter(page).fill(letter);
  await page.reload();
  await expect(coverLetter(page)).toHaveValue(letter);

  await test.step('refusals and network errors keep the text', async () => {
    for (const [status, message] of [
      [500, 'Server error. Please try again later.'],
      [429, 'Too many requests. Please wait a moment.'],
    ] as const) {
      await page.route(apply, refuse(status, message));
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText(message);
      await page.unroute(apply);
    }
    await expectAccessible(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(say('schema:failures.apply'));
    await page.context().setOffline(false);
    await expect(coverLetter(page)).toHaveValue(letter);
  });

  await test.step('a double click sends one application', async () => {
    await submit(page).dblclick();
    await expect(congratulations(page)).toBeVisible();
    await expectAccessible(page);
    const { count } = await call<{ count: number }>(site.url, `applications/${job._id}`, {
      token: hirer.token,
    });
    expect(count).toBe(1);
    await page.getByRole('button', { name: say('ui:close') }).click();
    await expect(page).toHaveURL(`/jobs/${job._id}`);
  });

  await test.step('the job says so, in both themes, and the application can be taken back', async () => {
    for (const theme of THEMES) {
      const other = await openWindow({ as: contractor, theme });
      await other.goto(`/jobs/${job._id}`);
      await expect(other.getByText(say('schema:errors.ALREADY_APPLIED'))).toBeVisible();
      await expectAccessible(other);
    }
    await page.getByRole('button', { name: say('jobs:details.withdraw.open') }).click();
    await expectAccessible(page);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('jobs:details.withdraw.confirm') })
      .click();
    await expect(page.getByRole('link', { name: say('jobs:details.applyNow') })).toBeFocused();
  });
});

test('a job that cannot be loaded says so in both themes, and Retry loads it', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/500|Failed to load resource/);
  const hirer = await aPerson(site.url, 'client');
  const job = await aJob(site.url, hirer, 'Hang the door');
  for (const theme of THEMES) {
    const page = await openWindow({ theme, width: 360, isRendered: false });
    await page.route(`**/api/v1/jobs/${job._id}`, refuse(500, 'Server error. Please try again later.'));
    await page.goto(`/jobs/${job._id}`);
    await expect(page.getByRole('alert')).toContainText('Server error');
    await expectAccessible(page);
    await page.unroute(`**/api/v1/jobs/${job._id}`);
    await page.getByRole('button', { name: say('ui:retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hang the Door');
  }
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

test('a map whose pictures fail says so and leaves the job usable', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/no-tiles|Failed to load resource/);
  const hirer = await aPerson(site.url, 'client');
  const job = await aJob(site.url, hirer, 'Point the wall');
  const page = await openWindow();
  await page.route(`${site.url}/jobs/${job._id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"tileUrl":null', '"tileUrl":"/no-tiles/{z}/{x}/{y}.png"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByRole('note')).toContainText(/detailed map could not be loaded/);
  await expect(page.locator('canvas.leaflet-tile').first()).toBeVisible();
  await expect(page.getByRole('link', { name: say('jobs:details.applyNow') })).toBeVisible();
  await expectAccessible(page);
});
