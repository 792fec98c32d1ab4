import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { teamLinkFor } from '../people/mail';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const button = (page: Page, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: say(key, values), exact: true });

test('a member joins by mail, acts for the company, and loses access when removed [TEAM-1, TEAM-2, TEAM-4, TEAM-5]', async ({
  openWindow,
  site,
  problems,
}) => {
  const company = await aPerson(site.url, 'company', 'Cora Company');
  const member = await aPerson(site.url, 'client', 'Mia Member');
  const office = await openWindow({ as: company });
  const page = await openWindow({ as: member });

  await test.step('invited and joined', async () => {
    await office.goto('/setting?tab=team');
    await button(office, 'auth:team.invite').click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(say('auth:fields.email')).fill(member.email);
    await dialog.getByRole('button', { name: say('auth:team.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(office.getByRole('heading', { name: member.email })).toBeVisible();
    await page.goto(await teamLinkFor(site.url, member.email));
    await button(page, 'auth:team.join').click();
    await expect(page.getByRole('button', { name: /^Act for / })).toBeVisible();
  });

  await test.step('acts for the company', async () => {
    await page.getByRole('button', { name: /^Act for / }).click();
    await page.waitForURL('/');
    const notice = page.getByRole('complementary', { name: say('shell:acting.title') });
    await expect(notice).toContainText('Cora');
    await page.goto('/setting');
    await expect(notice.getByRole('button', { name: /Mia Member/ })).toBeVisible();
    const again = say('auth:team.back', { person: 'Mia Member' });
    await expect(page.getByRole('main').getByRole('button', { name: again })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(3);
  });

  await test.step('opens what is her own in her own account, and acts again', async () => {
    await page.getByRole('tab', { name: say('auth:settings.tabs.account') }).click();
    await button(page, 'auth:settings.tabs.devices').click();
    const devices = page.getByRole('tab', { name: say('auth:settings.tabs.devices'), selected: true });
    await expect(devices).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('auth:settings.devices.title'), exact: true }),
    ).toBeVisible();
    await page.goto('/setting?tab=team');
    await page.getByRole('button', { name: /^Act for / }).click();
    await page.waitForURL('/');
  });

  await test.step('the company sees who joined, and removes her', async () => {
    await office.reload();
    await expect(office.getByRole('list', { name: say('auth:team.log') })).toContainText('Mia Member');
    problems.allow(/\b401\b/);
    await button(office, 'auth:team.removeOf', { name: 'Mia Member' }).click();
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: say('auth:team.remove') })
      .click();
    await expect(office.getByText(say('auth:team.nobody'))).toBeVisible();
    await page.goto('/posted-jobs');
    await page.waitForURL(/\/(login|signin)/);
  });
});
