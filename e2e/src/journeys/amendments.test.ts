import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aContract, anApplication } from '../people/deals';
import { sayIn } from '../site/texts';

/** The client works on a wide screen in English, the contractor on a phone in French. */
const CLIENT = { language: 'en', width: 1280, theme: 'light' } as const;
const CONTRACTOR = { language: 'fr', width: 360, theme: 'dark' } as const;
const say = sayIn(CLIENT.language);
const dire = sayIn(CONTRACTOR.language);

/** What the other side does arrives over the socket, long before any refetch; generous for a busy machine. */
const TOLD = { timeout: 30_000 };

/** As each language writes them. */
const OLD_AMOUNT = /1[\s,]?200/;
const NEW_AMOUNT = /1[\s,]?500/;
const NEW_YEAR = /2041/;
const REASON = 'The wall is longer than the plan says.';

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('one side proposes another amount and date, the other accepts, and both versions stay to be read and printed', async ({
  openWindow,
  site,
}) => {
  test.slow();
  const title = `Rebuild The Wall ${String(Date.now())}`;
  const deal = await anApplication(site.url, { title, contractor: 'Marcus Mason' });
  const { _id } = await aContract(site.url, deal);
  const client = await openWindow({ ...CLIENT, as: deal.client });
  const contractor = await openWindow({ ...CONTRACTOR, as: deal.contractor });
  const sayOn = (page: Page) => (page === client ? say : dire);
  const waiting = (page: Page) =>
    page.getByRole('region', { name: sayOn(page)('contracts:amend.open'), exact: true });
  const differences = (page: Page) =>
    page.getByRole('list', { name: sayOn(page)('contracts:amend.differences') });

  await test.step('both look at the contract, where nothing is proposed yet', async () => {
    for (const page of [client, contractor]) {
      await page.goto(`/contracts/${_id}`);
      await expect(page.getByRole('button', { name: sayOn(page)('contracts:actions.more') })).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    }
  });

  await test.step('the contractor proposes, and sees what would be different', async () => {
    await contractor.getByRole('button', { name: dire('contracts:actions.more') }).click();
    await contractor
      .getByRole('menuitem', { name: dire('options:contractAction.proposeAmendment'), exact: true })
      .click();
    const dialog = contractor.getByRole('dialog', { name: dire('contracts:amend.title', { title }) });
    const send = dialog.getByRole('button', { name: dire('contracts:amend.send') });
    await expect(send).toBeDisabled();
    await dialog.getByLabel(new RegExp(`^${dire('contracts:details.value')}`)).fill('1500');
    await dialog.getByLabel(new RegExp(`^${dire('contracts:details.end')}`)).fill('2041-02-03');
    await dialog.getByLabel(new RegExp(`^${dire('contracts:amend.note')}`)).fill(REASON);
    for (const text of [OLD_AMOUNT, NEW_AMOUNT, NEW_YEAR])
      await expect(differences(contractor)).toContainText(text);
    await expectUsable(contractor);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(waiting(contractor)).toContainText(dire('options:amendmentStatus.open'));
    await expect(
      waiting(contractor).getByRole('button', {
        name: dire('options:contractAction.withdrawAmendment'),
        exact: true,
      }),
    ).toBeVisible();
    await expect(
      contractor.getByRole('button', { name: dire('options:contractAction.acceptAmendment'), exact: true }),
    ).toHaveCount(0);
  });

  await test.step('the client’s open page shows the old beside the new, and they accept', async () => {
    await expect(waiting(client)).toContainText(REASON, TOLD);
    for (const text of [OLD_AMOUNT, NEW_AMOUNT, NEW_YEAR]) await expect(waiting(client)).toContainText(text);
    await expectUsable(client);
    await waiting(client)
      .getByRole('button', { name: say('options:contractAction.acceptAmendment'), exact: true })
      .click();
    const question = client.getByRole('alertdialog', {
      name: say('contracts:confirm.acceptAmendment.title', { title }),
    });
    await question
      .getByRole('button', { name: say('options:contractAction.acceptAmendment'), exact: true })
      .click();
    await expect(question).toHaveCount(0);
  });

  for (const page of [client, contractor]) {
    const who = page === client ? 'client' : 'contractor';
    await test.step(`the ${who} finds the new amount in the contract, and both versions`, async () => {
      const history = page.getByRole('region', { name: sayOn(page)('contracts:amend.history') });
      await history
        .getByRole('button', { name: new RegExp(sayOn(page)('options:amendmentStatus.accepted')) })
        .click(TOLD);
      for (const text of [REASON, OLD_AMOUNT, NEW_AMOUNT, NEW_YEAR])
        await expect(history).toContainText(text);
      await expect(waiting(page)).toHaveCount(0);
    });

    await test.step(`the ${who} prints the contract with both`, async () => {
      await page.emulateMedia({ media: 'print' });
      for (const text of [sayOn(page)('contracts:amend.history'), OLD_AMOUNT, NEW_AMOUNT, REASON])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });
  }
});
