import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { chooseKindOfWork } from '../people/contract-form';
import { aPerson, call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

const titleField = (page: Page) => page.getByRole('textbox', { name: say('jobs:post.title'), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const city = (page: Page) => page.getByRole('combobox', { name: say('jobs:post.city') });
const latitude = (page: Page) => page.getByRole('textbox', { name: say('places:latitude') });
const salary = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(`^${say('ui:captions.salary')}`) });
const fileInput = (page: Page) => page.locator('input[type=file]');
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: say('ui:unsaved.keptTitle') });

async function fillWork(page: Page, title: string) {
  await page.goto('/post-contract');
  await titleField(page).fill(title);
  await page.getByRole('textbox', { name: say('jobs:post.description') }).fill('Two boards are rotten.');
  await chooseKindOfWork(page, say);
}

async function goToTerms(page: Page) {
  await button(page, say('jobs:post.next')).click();
  await expect(city(page)).toBeVisible();
}

/** Opens the fields for who knows a place by its numbers. */
async function enterCoordinates(page: Page) {
  await button(page, say('places:coordinates')).click();
}

test('a draft survives a reload on its step, and the browser warns before it', async ({
  openWindow,
  site,
}) => {
  const page = await openWindow({ as: await aPerson(site.url, 'client') });
  await fillWork(page, 'Mend the porch');
  await goToTerms(page);
  await salary(page).fill('$900');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(salary(page)).toHaveValue('$900');
  await expect(page.getByText(say('jobs:post.restored'))).toBeVisible();
  await button(page, say('jobs:post.back')).click();
  await expect(titleField(page)).toHaveValue('Mend the porch');
});

test('a link and Back warn about unsaved input, and staying keeps it', async ({ openWindow, site }) => {
  const page = await openWindow({ as: await aPerson(site.url, 'client') });
  await page.goto('/posted-jobs');
  await page.getByRole('link', { name: say('jobs:posted.postFirst') }).click();
  await titleField(page).fill('Mend the porch');

  await page.getByRole('banner').getByRole('link', { name: 'Plumbline' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await expectAccessible(page);
  await button(page, say('ui:unsaved.stay')).click();
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(titleField(page)).toHaveValue('Mend the porch');

  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  await button(page, say('ui:unsaved.leave')).click();
  await expect(page).toHaveURL(/\/posted-jobs$/);
});

test('the location that the browser knows becomes the pin', async ({ openWindow, site }) => {
  const page = await openWindow({
    as: await aPerson(site.url, 'client'),
    options: { permissions: ['geolocation'], geolocation: { latitude: 45.76, longitude: 4.84 } },
  });
  await fillWork(page, 'Mend the porch');
  await goToTerms(page);
  await expect(page.getByText(say('jobs:post.ownPlace'))).toBeVisible();
  await button(page, say('places:trace')).click();
  await enterCoordinates(page);
  await expect(latitude(page)).toHaveValue('45.76');
  await expect(city(page)).toHaveValue('Lyon');
  await expect(page.getByText(say('jobs:post.ownPlace'))).toHaveCount(0);
});

test('a picture is previewed in the form and as contractors will see it', async ({ openWindow, site }) => {
  const page = await openWindow({ as: await aPerson(site.url, 'client') });
  await fillWork(page, 'Mend the porch');
  await fileInput(page).setInputFiles({ name: 'porch.png', mimeType: 'image/png', buffer: PNG });
  const tile = button(page, say('jobs:post.pictureAt', { place: 1, count: 1 }));
  const pictures = page.locator('main img[src*="/files/"]');
  const width = () => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(tile).toBeVisible();
  await expect(pictures).toHaveCount(2);
  await expect.poll(width).toBeGreaterThan(0);
  await button(page, say('jobs:post.removePicture', { place: 1 })).click();
  await expect(pictures).toHaveCount(0);
});

test('both steps and their errors are accessible at 320 px in the dark', async ({ openWindow, site }) => {
  const page = await openWindow({ as: await aPerson(site.url, 'company'), theme: 'dark', width: 320 });
  await page.goto('/post-contract');
  await button(page, say('jobs:post.next')).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillWork(page, 'Mend the porch');
  await goToTerms(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an own job is edited with its file, closed, gone from the search, reopened, and deleted [JOB-81]', async ({
  openWindow,
  site,
  problems,
}) => {
  const hirer = await aPerson(site.url, 'client');
  const { data: job } = await call<{ data: { _id: string } }>(site.url, 'jobs/create', {
    token: hirer.token,
    body: {
      title: 'Zinc gutter',
      description: 'It leaks.',
      attachment: `data:image/png;base64,${PNG.toString('base64')}`,
      attachmentName: 'gutter.png',
    },
  });
  const found = async () =>
    (await call<{ data: { _id: string }[] }>(site.url, 'jobs/search?q=zinc')).data.some(
      ({ _id }) => _id === job._id,
    );
  const page = await openWindow({ as: hirer });
  const menu = page.getByRole('article').locator('[aria-haspopup=menu]');
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await page.goto('/posted-jobs');
  await choose(say('jobs:own.edit'));
  await titleField(page).fill('Zinc gutter and pipe');
  await button(page, say('jobs:post.removePicture', { place: 1 })).click();
  await goToTerms(page);
  await button(page, say('jobs:edit.submit')).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job._id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinc Gutter and Pipe');
  await expect(page.getByText('gutter.png')).toHaveCount(0);

  await page.goto('/posted-jobs');
  await choose(say('jobs:own.close'));
  const question = page.getByRole('alertdialog', {
    name: say('jobs:own.closeTitle', { title: 'Zinc Gutter and Pipe' }),
  });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await choose(say('jobs:own.close'));
  await button(page, say('jobs:own.closeConfirm')).click();
  await expect(menu).toBeFocused();
  expect(await found()).toBe(false);

  await choose(say('jobs:own.reopen'));
  await expect(page.getByRole('article')).toContainText(say('options:jobStatus.open'));
  expect(await found()).toBe(true);

  await choose(say('jobs:own.remove'));
  await expectAccessible(page);
  await button(page, say('jobs:own.removeConfirm')).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await found()).toBe(false);
  problems.allow(/\b410\b/);
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByText(say('jobs:jobDetailsPage.jobNotFound')).first()).toBeVisible();
});
