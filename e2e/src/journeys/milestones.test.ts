import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anAdmin } from '../people/admin';
import { aContractInSteps, anApplication } from '../people/deals';
import type { Deal } from '../people/deals';
import { call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const action = (name: string) => say(`options:contractAction.${name}`);
/** What the provider says arrives over the socket; generous for a busy machine. */
const TOLD = { timeout: 30_000 };
const STEPS = [
  { title: 'Demolition', amount: 400 },
  { title: 'Tiling', amount: 800 },
];

const step = (page: Page, name: string) => page.getByRole('article', { name });

/** The client pays, who has a card of the sandbox. */
async function pay(page: Page, name: string): Promise<void> {
  await step(page, name)
    .getByRole('button', { name: action('fund') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('contracts:fund.title', { title: name }) });
  await dialog.getByRole('button', { name: /\$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    step(page, name).getByText(say('options:milestoneStatus.funded'), { exact: true }),
  ).toBeVisible(TOLD);
}

/** Words of a dispute, which is in the menu, or of the answer to it, which is what comes next. */
async function speak(page: Page, { name, words }: { name: string; words: string }): Promise<void> {
  const isNext = name === 'answerDispute';
  if (!isNext) await page.getByRole('button', { name: say('contracts:actions.more') }).click(TOLD);
  await page.getByRole(isNext ? 'button' : 'menuitem', { name: action(name), exact: true }).click(TOLD);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(`contracts:note.${name}.label`)).fill(words);
  await dialog.getByRole('button', { name: say(`contracts:note.${name}.send`) }).click();
  await expect(dialog).toHaveCount(0);
}

/** Digits before the cents. */
async function waits(page: Page, amount: string): Promise<void> {
  await page.goto('/wallet');
  const onClearance = page.getByRole('region', { name: say('profile:wallet.onClearance') });
  await expect
    .poll(async () => ((await onClearance.locator('p').first().textContent()) ?? '').replaceAll(/\D/g, ''))
    .toMatch(new RegExp(`^${amount}(00)?$`));
}

async function expectStatement(page: Page, contractId: string): Promise<void> {
  await page.goto(`/contracts/${contractId}`);
  await page.getByRole('button', { name: say('contracts:papers.show') }).click();
  const statement = page.getByRole('button', { name: say('contracts:papers.statement') });
  await expect(statement).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), statement.click()]);
  const bytes = await fs.readFile(await file.path());
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5000);
}

async function handIn(
  site: string,
  { contractor }: Deal,
  [id, milestoneId]: [string, string],
): Promise<void> {
  const body = { text: 'All of it is out and swept.', milestoneId };
  await call(site, `contracts/${id}/submissions`, { token: contractor.token, body });
}

test(
  'one milestone is approved, the rest is disputed and split, and both wallets and papers show it',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    test.slow();
    const title = `Redo the bathroom ${String(Date.now())}`;
    const deal = await anApplication(site.url, { title });
    const admin = await anAdmin(site);
    const { _id: id, milestones } = await aContractInSteps(site.url, deal, STEPS);
    const path = `/contracts/${id}`;
    await call(site.url, 'payment-methods', {
      token: deal.client.token,
      body: { token: 'sbx_card_ok_e2e00001' },
    });
    const client = await openWindow({ as: deal.client, language: 'en' });
    const contractor = await openWindow({ as: deal.contractor, language: 'en' });
    const judge = await openWindow({ as: admin, language: 'en', width: 360 });

    await test.step('the client pays for both milestones', async () => {
      await client.goto(path);
      for (const { title: name } of STEPS) await pay(client, name);
      await expectAccessible(client);
    });

    await test.step('the contractor hands in the first, the client approves it, and it is paid', async () => {
      await handIn(site.url, deal, [id, milestones[0]?._id ?? '']);
      const approve = action('approveMilestone');
      await step(client, 'Demolition').getByRole('button', { name: approve }).click(TOLD);
      await client.getByRole('alertdialog').getByRole('button', { name: approve, exact: true }).click();
      await expect(
        step(client, 'Demolition').getByText(say('options:milestoneStatus.approved'), { exact: true }),
      ).toBeVisible(TOLD);
      await waits(contractor, '800');
    });

    await test.step('the client ends the contract and disputes the rest, the contractor answers', async () => {
      await call(site.url, `contracts/${id}/end`, { method: 'PATCH', token: deal.client.token });
      await client.goto(path);
      await speak(client, { name: 'dispute', words: 'Not one tile is on the wall.' });
      await contractor.goto(path);
      await speak(contractor, { name: 'answerDispute', words: 'The tiles lie in the hall, cut to size.' });
      await expect(contractor.getByRole('note').getByText('Not one tile is on the wall.')).toBeVisible();
    });

    await test.step('the administrator finds it in the queue and splits what is held', async () => {
      await judge.goto('/admin/cases?kind=dispute');
      await judge.getByRole('searchbox').fill(title);
      await judge.getByRole('link', { name: title }).click();
      await expect(judge.getByText('The tiles lie in the hall, cut to size.')).toBeVisible();
      await expect(judge.getByText('$800').first()).toBeVisible();
      await expectNoSidewaysScroll(judge);
      await judge.getByRole('link', { name: say('admin:dispute.decide'), exact: true }).click();
      const dialog = judge.getByRole('dialog', { name: say('contracts:decision.title', { title }) });
      await dialog
        .getByLabel(say('contracts:decision.outcome'))
        .selectOption({ label: say('options:disputeOutcome.split') });
      await dialog.getByLabel(say('contracts:decision.releaseAmount')).fill('300');
      await dialog.getByLabel(say('contracts:decision.note')).fill('The tiles are there, the work is not.');
      await expectAccessible(judge);
      await dialog.getByRole('button', { name: say('contracts:decision.send'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      // With the keyboard: a notice may lie over the link, and it stays while the mouse is on it.
      await judge.getByRole('link', { name: say('contracts:nav.disputes') }).press('Enter');
      await expect(judge).toHaveURL(/\/admin\/cases\?kind=dispute$/);
      await expect(judge.getByRole('link', { name: title })).toHaveCount(0);
      await judge.goto('/admin/audit?action=disputeDecided');
      await expect(judge.getByText('The tiles are there, the work is not.').first()).toBeVisible();
    });

    await test.step('both wallets and both statements show it', async () => {
      await waits(contractor, '300');
      await waits(client, '500');
      for (const page of [client, contractor]) await expectStatement(page, id);
      await expect(contractor.getByText('The tiles are there, the work is not.').first()).toBeVisible();
    });
  },
);
