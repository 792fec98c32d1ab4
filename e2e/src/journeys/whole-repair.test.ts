import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { chooseKindOfWork } from '../people/contract-form';
import { teamLinkFor } from '../people/mail';
import { aPerson, call } from '../people/people';
import type { Person } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const dire = sayIn('fr');
const TITLE = 'Redo the bathroom';
const DAY_MS = 86_400_000;
/** What the provider of payments says arrives over the socket; generous for a busy machine. */
const TOLD = { timeout: 30_000 };

const RECEIPT = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const PICTURES = [1, 2, 3, 4, 5, 6].map((place) => ({ ...RECEIPT, name: `bathroom-${String(place)}.png` }));

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const line = (kind: string, text: string, price: number) => ({
  kind,
  text,
  quantity: 1,
  unit: 'lump',
  price,
});
/** 2,000 dollars, and 400 for what is optional. */
const LINES = [
  line('labour', 'Take out the old tiles', 300),
  line('labour', 'Level the floor', 250),
  line('labour', 'Lay the tiles', 650),
  line('material', 'Tiles', 420),
  line('material', 'Adhesive', 80),
  line('material', 'Joint filler', 50),
  line('other', 'Carry away the rubble', 250),
  { ...line('other', 'Heated floor', 400), isOptional: true },
];
const quoteOf = (lines: object[], pair: object) => ({
  ...{ ...pair, lines, taxRate: 0, exclusions: 'Plumbing', deposit: 600 },
  ...{ validUntil: dayIn(10), expectedDays: 9 },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Confirms the terms on the page of the contract. */
async function sign(page: Page, { fullName }: { fullName: string }, tell: typeof say) {
  const confirm = tell('options:contractAction.confirmTerms');
  await button(page, confirm).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tell('contracts:signed.name')).fill(fullName);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Somebody of the contractor's team, who has joined by mail. */
async function joinTeam(office: Page, member: { page: Page; email: string }, site: string) {
  await office.goto('/setting?tab=team');
  await button(office, say('auth:team.invite')).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(say('auth:fields.email')).fill(member.email);
  await dialog.getByRole('button', { name: say('auth:team.send') }).click();
  await expect(dialog).toBeHidden();
  await member.page.goto(await teamLinkFor(site, member.email));
  await button(member.page, say('auth:team.join')).click();
  await expect(member.page.getByRole('button', { name: /^Act for / })).toBeVisible();
}

async function expectPdf(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const bytes = await fs.readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

test('a repair from the first picture to hiring the same people again', async ({ openWindow, site }) => {
  test.setTimeout(400_000);
  const { url } = site;
  const [client, contractor, rival, member] = await Promise.all([
    aPerson(url, 'client', 'Nora Client'),
    aPerson(url, 'contractor', 'Marcus Mason'),
    aPerson(url, 'contractor', 'Rita Rival'),
    aPerson(url, 'contractor', 'Sam Sender'),
  ]);
  const paris = { timezoneId: 'Europe/Paris' };
  const newYork = { timezoneId: 'America/New_York' };
  const phone = { language: 'fr', theme: 'dark', width: 360 } as const;
  const nora = await openWindow({ ...phone, as: client, options: paris });
  const marcus = await openWindow({ as: contractor, language: 'en', options: newYork });
  const as = ({ token }: Person, where: string, body?: object) =>
    call<{ data: { _id: string } }>(url, where, { token, ...(body && { body }) });

  const jobId = await test.step('posted with six pictures on a French phone', async () => {
    await nora.goto('/post-contract');
    await nora.getByRole('textbox', { name: dire('jobs:post.title'), exact: true }).fill(TITLE);
    await nora.getByRole('textbox', { name: dire('jobs:post.description') }).fill('Huit mètres carrés.');
    await chooseKindOfWork(nora, dire);
    await nora.locator('input[type=file]').setInputFiles(PICTURES);
    await expect(button(nora, dire('jobs:post.pictureAt', { place: 6, count: 6 }))).toBeVisible(TOLD);
    await expectNoSidewaysScroll(nora);
    await button(nora, dire('jobs:post.next')).click();
    await button(nora, dire('jobs:post.submit')).click();
    await nora.waitForURL('/', TOLD);
    const { data } = await call<{ data: { _id: string; title: string }[] }>(url, 'jobs/me', client);
    return data.find(({ title }) => title === TITLE)?._id ?? '';
  });
  const pair = { jobId, contractorId: contractor.user._id };

  await test.step('asked and answered, for everybody to read', async () => {
    await marcus.goto(`/jobs/${jobId}`);
    await button(marcus, say('jobs:questions.ask')).click();
    await marcus.getByLabel(say('jobs:questions.text')).fill('Is the floor level?');
    await button(marcus, say('jobs:questions.send')).click();
    await nora.goto(`/jobs/${jobId}`);
    await button(nora, dire('jobs:questions.write')).click();
    await nora
      .getByRole('textbox', { name: dire('jobs:questions.yourAnswer') })
      .fill('Deux centimètres de pente.');
    await button(nora, dire('jobs:questions.publish')).click();
    await expect(nora.getByText('Deux centimètres de pente.')).toBeVisible();
    await expectAccessible(nora);
    const visitor = await openWindow();
    await visitor.goto(`/jobs/${jobId}`);
    await expect(visitor.getByText('Is the floor level?')).toBeVisible();
    await expect(visitor.getByText('Deux centimètres de pente.')).toBeVisible();
    await visitor.close();
  });

  await test.step('a visit agreed across two time zones', async () => {
    await as(contractor, 'applications/apply', { jobId, coverLetter: 'I lay tiles for twenty years.' });
    await nora.goto(`/jobs/${jobId}/applicants`);
    await button(nora, dire('contracts:visits.arrange')).click();
    const proposal = nora.getByRole('dialog');
    await proposal.getByRole('checkbox').first().check();
    await proposal.getByLabel(dire('contracts:visits.times.address')).fill('12 rue des Lilas');
    await proposal.getByRole('button', { name: dire('contracts:visits.times.send') }).click();
    await expect(proposal).toHaveCount(0);
    await marcus.goto('/visits');
    const visit = marcus.getByRole('article', { name: /Redo the Bathroom/ });
    await visit.getByRole('button', { name: say('contracts:visits.accept') }).click();
    await marcus
      .getByRole('dialog')
      .getByRole('button', { name: say('contracts:visits.choice.send') })
      .click();
    await expect(visit.getByText(say('contracts:visits.status.agreed'))).toBeVisible();
  });

  const contract =
    await test.step('quotes of eight lines and of one, compared; one accepted with its option', async () => {
      await as(contractor, 'quotes', quoteOf(LINES, pair));
      await marcus.goto(`/quotes?job=${jobId}&contractor=${contractor.user._id}`);
      const send = say('contracts:quotes.send');
      await button(marcus, send).click();
      await marcus.getByRole('alertdialog').getByRole('button', { name: send, exact: true }).click();
      await expect(marcus.getByText(say('contracts:quotes.status.sent'), { exact: true })).toBeVisible();

      await as(rival, 'applications/apply', { jobId, coverLetter: 'I am cheaper.' });
      const theirs = { jobId, contractorId: rival.user._id };
      const { data } = await as(rival, 'quotes', quoteOf([line('labour', 'All of it', 1900)], theirs));
      await call(url, `quotes/${data._id}/send`, { method: 'PUT', token: rival.token });

      await nora.goto(`/quotes?job=${jobId}`);
      await expect(nora.getByRole('table', { name: /Redo the Bathroom/ })).toBeVisible();
      await expectNoSidewaysScroll(nora);
      const hers = nora.getByRole('article').filter({ hasText: 'Marcus' });
      await hers.getByRole('button', { name: dire('contracts:quotes.accept') }).click();
      const question = nora.getByRole('alertdialog');
      await question.getByRole('checkbox', { name: /Heated floor/ }).check();
      await question.getByRole('button', { name: dire('contracts:quotes.accepting.yes') }).click();
      await expect(hers.getByRole('link', { name: dire('contracts:quotes.contract') })).toBeVisible();
      const made = await call<{ data: Contract[] }>(url, `contracts/user/${client.user._id}`, client);
      return made.data[0] as Contract;
    });
  expect(contract.paymentDetails.amount).toBe(2400);
  expect(contract.milestones.map(({ amount }) => amount)).toEqual([600, 1800]);
  const page = `/contracts/${contract._id}`;

  await test.step('signed by both', async () => {
    await nora.goto(page);
    await sign(nora, client.user, dire);
    await marcus.goto(page);
    await sign(marcus, contractor.user, say);
    for (const { fullName } of [client.user, contractor.user])
      await expect(marcus.getByText(new RegExp(`^Confirmed by ${fullName}`)).first()).toBeVisible();
  });

  const milestone = (name: string) => nora.getByRole('article', { name });
  await test.step('milestones funded', async () => {
    await as(client, 'payment-methods', { token: 'sbx_card_ok_e2e00001' });
    await nora.goto(page);
    for (const { title } of contract.milestones) {
      await milestone(title)
        .getByRole('button', { name: dire('options:contractAction.fund') })
        .click();
      const dialog = nora.getByRole('dialog');
      await dialog.getByRole('button', { name: /\$/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        milestone(title).getByText(dire('options:milestoneStatus.funded'), { exact: true }),
      ).toBeVisible(TOLD);
    }
  });

  await test.step('a member of the contractor’s team is sent, and the client sees who comes', async () => {
    const hers = await openWindow({ as: member, language: 'en' });
    await joinTeam(marcus, { page: hers, email: member.email }, url);
    await marcus.goto(page);
    await button(marcus, say('contracts:work.plan')).click();
    const dialog = marcus.getByRole('dialog');
    await dialog.getByLabel(say('contracts:work.who')).selectOption({ label: 'Sam Sender' });
    for (const field of ['from', 'to'])
      await dialog
        .getByLabel(say(`contracts:work.${field}`))
        .first()
        .fill(dayIn(3));
    await button(marcus, say('contracts:work.save')).click();
    await expect(dialog).toHaveCount(0);
    await expect(nora.getByText('Sam', { exact: true })).toBeVisible(TOLD);
    await hers.goto('/visits');
    await expect(hers.getByRole('heading', { name: say('contracts:work.own') })).toBeVisible();
    await hers.close();
  });

  await test.step('material with its receipt', async () => {
    await button(marcus, say('contracts:materials.add')).click();
    const dialog = marcus.getByRole('dialog');
    await dialog.getByLabel(say('contracts:materials.text')).fill('White tiles');
    await dialog.getByLabel(say('contracts:materials.price')).fill('420');
    await button(marcus, say('contracts:materials.save')).click();
    await expect(dialog).toHaveCount(0);
    await button(marcus, say('contracts:materials.buy')).click();
    await dialog.locator('input[type=file]').setInputFiles(RECEIPT);
    await button(marcus, say('contracts:materials.save')).click();
    await expect(dialog).toHaveCount(0);
    await nora.getByRole('link', { name: dire('contracts:parts.money'), exact: true }).click();
    await expect(nora.getByRole('link', { name: /receipt\.png/ })).toBeVisible(TOLD);
    await expectAccessible(nora);
    await expectNoSidewaysScroll(nora);
    await nora.getByRole('link', { name: dire('contracts:parts.work'), exact: true }).click();
  });

  await test.step('handed in, approved and paid', async () => {
    const approve = dire('options:contractAction.approveMilestone');
    for (const { _id: milestoneId, title } of contract.milestones) {
      await as(contractor, `contracts/${contract._id}/submissions`, { text: 'Done.', milestoneId });
      await milestone(title).getByRole('button', { name: approve }).click(TOLD);
      await nora.getByRole('alertdialog').getByRole('button', { name: approve, exact: true }).click();
      await expect(
        milestone(title).getByText(dire('options:milestoneStatus.approved'), { exact: true }),
      ).toBeVisible(TOLD);
    }
  });

  await test.step('the year on paper', async () => {
    await marcus.goto('/wallet');
    await expectPdf(marcus, say('profile:wallet.year.pdf'));
  });

  await test.step('hired again', async () => {
    await nora.goto(page);
    await nora.getByRole('link', { name: dire('contracts:again.hire') }).click();
    await nora
      .getByRole('dialog')
      .getByRole('button', { name: dire('contracts:offer.send') })
      .click();
    await nora.waitForURL(/\/jobs\/[^/]+\/applicants/, TOLD);
    await marcus.goto('/proposals');
    // The offer of before, and the new one.
    await expect(marcus.getByRole('article', { name: /Redo the Bathroom/ })).toHaveCount(2);
  });
});
