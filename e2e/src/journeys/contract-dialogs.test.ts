import type { Page } from '@playwright/test';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aContract, aContractFrom, anApplication, anOffer, answerOffer } from '../people/deals';
import { call } from '../people/people';
import type { Person } from '../people/people';
import { sayIn } from '../site/texts';

/** Both themes; with them a wide window in English and the narrowest one in French, where texts are longest. */
const LOOKS = [
  { theme: 'light', language: 'en', width: 1280 },
  { theme: 'dark', language: 'fr', width: 320 },
] as const;

const topDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

async function expectUsable(page: Page): Promise<void> {
  await expect(topDialog(page)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await topDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
}

/** Actions with a dialog of their own. */
const isAsked = (action: string) => action !== 'submit';

for (const look of LOOKS) {
  const { theme, language, width } = look;
  const say = sayIn(language);
  const how = `(${theme}, ${language}, ${String(width)} px)`;

  test(`each dialog about an offer is accessible at its own address ${how}`, async ({ openWindow, site }) => {
    test.slow();
    const deal = await anApplication(site.url, { title: 'Damp proof the cellar' });
    const client = await openWindow({ ...look, as: deal.client });
    const contractor = await openWindow({ ...look, as: deal.contractor });
    const visit = async (page: Page, address: string) => {
      await page.goto(address);
      await expectUsable(page);
    };
    const visitApplicant = (kind: string) =>
      visit(client, `/jobs/${deal.job._id}/applicants?dialog=${kind}.${deal.application._id}`);

    await visitApplicant('offer');
    await client.getByLabel(say('contracts:offer.budget')).fill('0');
    await client
      .getByRole('button', { name: say('contracts:offer.send') })
      .last()
      .click();
    await expect(client.getByLabel(say('contracts:offer.budget'))).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(client);
    const offer = await anOffer(site.url, deal);
    await visitApplicant('withdraw');
    await visitApplicant('history');
    await visit(contractor, `/proposals?tab=sent&proposal=${deal.application._id}`);
    await visit(contractor, `/proposals?offer=${offer._id}`);
    await contractor.getByRole('button', { name: say('contracts:proposals.accept') }).click();
    await expectUsable(contractor);
    await contractor.keyboard.press('Escape');
    await expect(contractor.getByRole('alertdialog')).toHaveCount(0);
    await contractor.getByRole('button', { name: say('contracts:proposals.counter.open') }).click();
    await expect(contractor.getByLabel(say('contracts:proposals.counter.budget'))).toBeVisible();
    await expectUsable(contractor);
    await answerOffer(site.url, deal, [offer, 'accept']);
    await visitApplicant('contract');
    await client.getByLabel(say('contracts:contractForm.terms')).fill('');
    await client
      .getByRole('button', { name: say('contracts:contractForm.create') })
      .last()
      .press('Enter');
    await expect(client.getByRole('dialog').getByRole('alert').first()).toBeVisible();
    await expectUsable(client);
    await aContractFrom(site.url, deal, offer);
    await visit(contractor, `/proposals?offer=${offer._id}`);
  });

  // Each side's dialogs are opened in one of the looks: the client's in the light, the contractor's in the dark.
  test(`a contract is accessible in each state, and every action ${how}`, async ({ openWindow, site }) => {
    test.slow();
    const deal = await anApplication(site.url, { title: 'Damp proof the cellar' });
    const { _id } = await aContract(site.url, deal);
    const client = await openWindow({ ...look, as: deal.client });
    const contractor = await openWindow({ ...look, as: deal.contractor });
    const move = ({ token }: Person, path: string, body?: { text: string }) =>
      call(site.url, `contracts/${_id}/${path}`, {
        method: body ? 'POST' : 'PATCH',
        token,
        ...(body && { body }),
      });

    // A question is left by going back, a form by cancelling it.
    const leave = new RegExp(`^(${say('contracts:confirm.back')}|${say('ui:cancel')})$`);
    const visited = new Set<string>();
    const [page, person, path] =
      theme === 'light'
        ? ([client, deal.client, '/contracts?tab=active'] as const)
        : ([contractor, deal.contractor, '/active-contracts?'] as const);
    /** The contract as it is now, then the dialog of each action that it offers for the first time. */
    const visit = async () => {
      const { data } = await call<{ data: Contract }>(site.url, `contracts/${_id}`, person);
      await page.goto(`${path}&contract=${_id}`);
      await expectUsable(page);
      for (const action of data.allowedActions.filter((name) => isAsked(name) && !visited.has(name))) {
        visited.add(action);
        await page.goto(`${path}&contract=${_id}&action=${action}`);
        await expect(topDialog(page).getByRole('button', { name: leave })).toBeVisible();
        await expectUsable(page);
      }
    };

    await visit();
    await move(deal.contractor, 'submissions', { text: 'The cellar is dry.' });
    await client.goto(`/contracts?contract=${_id}&action=requestChanges`);
    await client.getByRole('button', { name: say('contracts:note.requestChanges.send') }).click();
    await expect(client.locator('[aria-invalid=true]')).toBeVisible();
    await expectUsable(client);
    await move(deal.client, 'pause');
    await visit();
    await move(deal.contractor, 'activate');
    await move(deal.client, 'end');
    await visit();
    await client.goto(`/contracts?contract=${_id}&action=review`);
    await client.getByRole('button', { name: say('contracts:review.send') }).click();
    await expect(client.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(client);
  });
}

test('each dialog closes by Back and by Esc, and the focus returns to what opened it', async ({
  openWindow,
  site,
}) => {
  const say = sayIn('en');
  const deal = await anApplication(site.url, { title: 'Hang The Doors' });
  const client = await openWindow({ as: deal.client });
  const contractor = await openWindow({ as: deal.contractor });
  const article = (page: Page) => page.getByRole('article').first();
  const closes = async (page: Page, opener: ReturnType<Page['getByRole']>) => {
    const before = page.url();
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(topDialog(page)).toBeVisible();
      await expect(page).not.toHaveURL(before);
      await leave();
      await expect(page).toHaveURL(before);
      await expect(opener).toBeFocused();
    }
  };

  await client.goto(`/jobs/${deal.job._id}/applicants`);
  await closes(client, article(client).getByRole('button', { name: say('contracts:offer.send') }));
  await aContract(site.url, deal);
  await contractor.goto('/proposals');
  await closes(
    contractor,
    article(contractor).getByRole('button', { name: say('contracts:proposals.seeDetails') }),
  );
  for (const path of ['/active-contracts', '/contracts', '/contract-history']) {
    await contractor.goto(path);
    const opener = path === '/contracts' ? say('contracts:contractCard.view') : 'Hang The Doors';
    await closes(contractor, article(contractor).getByRole('link', { name: opener }));
  }
  await client.goto('/contracts?tab=active');
  await closes(client, article(client).getByRole('link', { name: say('contracts:contractCard.view') }));
  await article(client)
    .getByRole('link', { name: say('contracts:contractCard.view') })
    .click();
  const pause = client.getByRole('dialog').getByRole('button', { name: say('options:contractAction.pause') });
  await closes(client, pause);
});
