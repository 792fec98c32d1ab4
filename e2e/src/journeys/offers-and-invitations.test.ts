import type { Page } from '@playwright/test';
import { recordReloads } from '../checks/reloads';
import { expect, test } from '../journey';
import { aContract, anApplication, anInvite, anOffer } from '../people/deals';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const action = (name: string) => say(`options:contractAction.${name}`);

/** Changes by others arrive over the socket, long before any refetch; generous for a busy machine. */
const TOLD = { timeout: 12_000 };

const applicant = (page: Page) => page.getByRole('article', { name: 'Marcus Mason' });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test('a contractor counters an offer, the client accepts the terms, and each sees it at once [OFF-15]', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Slate The Porch' });
  const offer = await anOffer(site.url, deal);
  const client = await openWindow({ as: deal.client });
  const contractor = await openWindow({ as: deal.contractor });
  await client.goto(`/jobs/${deal.job._id}/applicants`);
  await expect(applicant(client)).toContainText('$1,200');
  await contractor.goto(`/proposals?offer=${offer._id}`);
  const reloads = [recordReloads(client), recordReloads(contractor)];

  await inDialog(contractor, say('contracts:proposals.counter.open')).click();
  await contractor.getByLabel(say('contracts:proposals.counter.budget')).fill('1450');
  await contractor.getByLabel(say('contracts:proposals.counter.why')).fill('Slate is dear this year.');
  await inDialog(contractor, say('contracts:proposals.counter.send')).click();
  await expect(applicant(client)).toContainText('$1,450', TOLD);
  await applicant(client)
    .getByRole('button', { name: say('contracts:counter.adopt') })
    .click();
  await expect(contractor.getByRole('dialog')).toContainText('$1,450', TOLD);
  await inDialog(contractor, say('contracts:proposals.accept')).click();
  await confirm(contractor, say('contracts:proposals.confirm.accept.yes')).click();
  await expect(applicant(client)).toContainText(say('options:offerState.accepted'), TOLD);
  await expect(applicant(client)).toContainText('$1,450');
  expect(reloads.map((count) => count())).toEqual([0, 0]);
});

test('a withdrawn offer is gone for the contractor at once and allows another, a declined one does not [OFF-04]', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Plaster The Hall' });
  await anOffer(site.url, deal);
  const client = await openWindow({ as: deal.client });
  const contractor = await openWindow({ as: deal.contractor });
  await contractor.goto('/proposals');
  await client.goto(`/jobs/${deal.job._id}/applicants`);

  await test.step('withdrawn', async () => {
    const withdraw = say('contracts:withdraw.confirm');
    await applicant(client).getByRole('button', { name: withdraw }).click();
    await confirm(client, withdraw).click();
    await expect(applicant(client)).toContainText(say('options:offerState.withdrawn'));
    await expect(contractor.getByRole('article')).toContainText(say('options:offerState.withdrawn'), TOLD);
  });

  await test.step('sent again, and declined', async () => {
    const send = say('contracts:offer.send');
    await applicant(client).getByRole('button', { name: send }).click();
    await client.getByLabel(say('contracts:offer.budget')).fill('900');
    await inDialog(client, send).click();
    await contractor
      .getByRole('article')
      .filter({ hasText: '$900' })
      .getByRole('button', { name: say('contracts:proposals.seeDetails') })
      .click(TOLD);
    await inDialog(contractor, say('contracts:proposals.reject')).click();
    await confirm(contractor, say('contracts:proposals.confirm.reject.yes')).click();
    await expect(applicant(client)).toContainText(say('contracts:offerState.rejected'), TOLD);
    await expect(applicant(client).getByRole('button', { name: send })).toHaveCount(0);
  });
});

test('an invited contractor is notified at once, accepts and is led to the application [INV-06, INV-08]', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Tile The Bath' });
  const invited = await aPerson(site.url, 'contractor', 'Ines Invited');
  const page = await openWindow({ as: invited });
  await page.goto('/contract-invites');
  await expect(page.getByRole('article')).toHaveCount(0);
  await anInvite(site.url, deal, invited);
  const invite = page.getByRole('article', { name: 'Tile The Bath' });
  await invite.getByRole('button', { name: say('contracts:invites.accept') }).click(TOLD);
  await expect(page).toHaveURL(`/jobs/${deal.job._id}/apply`);
  await page.getByLabel(say('jobs:apply.coverLetter')).fill('Gladly.');
  await page.getByRole('button', { name: say('jobs:apply.submit') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('jobs:apply.congratulations'));
});

test('either side pauses and resumes a contract, and the other sees it at once [CON-20, CON-27]', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Hang The Gutters' });
  const contract = await aContract(site.url, deal);
  const client = await openWindow({ as: deal.client });
  const contractor = await openWindow({ as: deal.contractor });
  await client.goto(`/contracts?tab=active&contract=${contract._id}`);
  await contractor.goto(`/active-contracts?contract=${contract._id}`);

  for (const [one, other] of [
    [client, contractor],
    [contractor, client],
  ] as const) {
    for (const [move, status] of [
      ['pause', 'paused'],
      ['activate', 'active'],
    ] as const) {
      await inDialog(one, action(move)).click();
      await confirm(one, action(move)).click();
      const chip = say(`options:contractStatus.${status}`);
      for (const page of [one, other])
        await expect(page.getByRole('dialog').getByText(chip, { exact: true }).first()).toBeVisible(TOLD);
    }
  }
});
