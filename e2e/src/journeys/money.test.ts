import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aContract, anApplication } from '../people/deals';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

/** The client works on a wide screen in English, the contractor on a phone in French. */
const CLIENT = { language: 'en', width: 1280, theme: 'light' } as const;
const CONTRACTOR = { language: 'fr', width: 360, theme: 'dark' } as const;
const say = sayIn(CLIENT.language);
const dire = sayIn(CONTRACTOR.language);

/** What the provider says arrives over the socket, long before any refetch; generous for a busy machine. */
const TOLD = { timeout: 30_000 };

const figures = (text: string | null) => (text ?? '').replaceAll(/\D/g, '');

/** The method has the number of the sandbox that always succeeds. */
async function addMethod(page: Page, say: Say, number: string): Promise<void> {
  await page.goto('/setting?tab=payment');
  await page.getByRole('button', { name: say('auth:settings.payment.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('auth:settings.payment.addTitle') });
  await dialog.getByLabel(say('auth:settings.payment.number')).fill(number);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('auth:settings.payment.addIt') }).click();
  await expect(dialog).toHaveCount(0);
  const last4 = new RegExp(`${number.slice(-4)}$`);
  await expect(page.getByRole('heading', { name: last4 })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

const action = (name: string) => say(`options:contractAction.${name}`);

test('a client pays into a contract, approves, and the contractor has it paid out', async ({
  openWindow,
  site,
}) => {
  test.slow();
  const title = `Relay the Patio ${String(Date.now())}`;
  const deal = await anApplication(site.url, { title, contractor: 'Marcus Mason' });
  const { _id } = await aContract(site.url, deal);
  const client = await openWindow({ ...CLIENT, as: deal.client });
  const contractor = await openWindow({ ...CONTRACTOR, as: deal.contractor });
  const dialog = client.getByRole('dialog', { name: title });

  await test.step('the client adds a card and pays what is due', async () => {
    await addMethod(client, say, '4242424242424242');
    await client.goto(`/contracts?contract=${_id}`);
    await dialog.getByRole('button', { name: action('fund'), exact: true }).click();
    const payment = client.getByRole('dialog', { name: say('contracts:fund.title', { title }) });
    await expect(payment).toContainText('4242');
    await expectAccessible(client);
    await payment.getByRole('button', { name: /1[\s,.\u202f]?200/ }).click();
    await expect(payment).toHaveCount(0);
  });

  await test.step('both see that it is held, and nobody is asked for it again', async () => {
    const held = dialog.getByText(say('contracts:money.held'), { exact: true });
    await expect(held).toBeVisible(TOLD);
    await expect(dialog.getByRole('button', { name: action('fund'), exact: true })).toHaveCount(0);
    await contractor.goto('/wallet');
    const onClearance = contractor.getByRole('region', { name: dire('profile:wallet.onClearance') });
    await expect
      .poll(async () => figures(await onClearance.locator('p').first().textContent()))
      .toMatch(/^1200/);
  });

  await test.step('the contractor completes, the client approves the payment', async () => {
    await contractor.goto(`/active-contracts?contract=${_id}`);
    for (const [page, name] of [
      [contractor, dire('options:contractAction.complete')],
      [client, action('approvePayment')],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click(TOLD);
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });

  await test.step('the wallet shows it, and it is paid out to a bank account', async () => {
    await addMethod(contractor, dire, '000123456789');
    await contractor.goto('/wallet');
    const balance = contractor.getByRole('region', { name: dire('profile:wallet.balance') });
    await expect.poll(async () => figures(await balance.locator('p').first().textContent())).toMatch(/^1200/);
    await expectNoSidewaysScroll(contractor);
    await balance.getByRole('button', { name: dire('profile:wallet.withdraw') }).click();
    const withdrawal = contractor.getByRole('dialog', { name: dire('profile:wallet.withdrawTitle') });
    await withdrawal.getByLabel(dire('profile:wallet.amount')).fill('1200');
    await expectAccessible(contractor);
    await withdrawal.getByRole('button', { name: dire('profile:wallet.withdraw'), exact: true }).click();
    await expect(withdrawal).toHaveCount(0);
    const rows = contractor.getByRole('table', { name: dire('profile:wallet.transactions') });
    await expect(rows).toContainText(dire('wallet:kinds.withdraw'));
    await expect(rows).toContainText(dire('wallet:kinds.release'));
    await expect(balance.getByRole('button', { name: dire('profile:wallet.withdraw') })).toBeDisabled();
  });
});
