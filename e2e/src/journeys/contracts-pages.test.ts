import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aContract, anApplication } from '../people/deals';
import { aPerson, call } from '../people/people';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

const LOOKS = [
  { theme: 'light', language: 'en', width: 1280 },
  { theme: 'dark', language: 'fr', width: 320 },
] as const;

/** Each list: whose, where, the call it waits for, what it says when there is nothing, and the one way on. */
const LISTS = [
  ['client', '/contracts', 'jobs/me', 'allContracts.none.new', 'allContracts.post'],
  [
    'client',
    '/contracts?tab=active',
    'contracts/active-contracts',
    'contractList.empty.active',
    'allContracts.toNew',
  ],
  [
    'client',
    '/contracts?tab=completed',
    'contracts/completed',
    'contractList.empty.completed',
    'contractList.toActive',
  ],
  [
    'client',
    '/contracts?tab=action',
    'contracts/action-needed',
    'allContracts.none.action',
    'contractList.toActive',
  ],
  ['client', '/contract-invites', 'invites', 'invites.empty', 'invites.find'],
  ['client', '/contract-history', 'contracts/history', 'contractHistory.empty', 'contractHistory.toPosted'],
  [
    'contractor',
    '/active-contracts',
    'contracts/active-contracts',
    'contractList.empty.active',
    'contractList.toOffers',
  ],
  [
    'contractor',
    '/contracts?tab=paused',
    'contracts/paused',
    'contractList.empty.paused',
    'contractList.toActive',
  ],
  ['contractor', '/contract-history', 'contracts/history', 'contractHistory.empty', 'contractHistory.toJobs'],
  ['contractor', '/proposals', 'offers/sent-or-received-offers', 'proposals.noOffers', 'proposals.browse'],
  ['contractor', '/proposals?tab=sent', 'applications/me', 'proposals.noProposals', 'proposals.browse'],
  ['contractor', '/contract-invites', 'invites', 'invites.receivedEmpty', 'invites.profile'],
  ['contractor', '/submit-work', 'contracts/active-contracts', 'submitWork.none', 'contractList.toActive'],
  ['contractor', '/reports', 'analytics/me', 'reports.nothing', 'reports.download'],
] as const;

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

const say = sayIn('en');
const wayOn = (page: Page, speak: Say, key: string) => {
  const name = speak(`contracts:${key}`);
  const main = page.getByRole('main');
  return main.getByRole('link', { name }).or(main.getByRole('button', { name })).last();
};

for (const [turn, look] of LOOKS.entries()) {
  const speak = sayIn(look.language);

  test(`every list of offers and contracts says that it is empty, or that it failed, with a way on (${look.theme}, ${look.language}, ${String(look.width)} px)`, async ({
    openWindow,
    site,
    problems,
  }) => {
    test.slow();
    problems.allow(/500|Failed to load resource/);
    const windows = {
      client: await openWindow({ ...look, as: await aPerson(site.url, 'client') }),
      contractor: await openWindow({ ...look, as: await aPerson(site.url, 'contractor') }),
    };
    // Each list in one of the looks; `every-page` shows all of them in the dark and in French.
    for (const [viewer, path, query, empty, next] of LISTS.filter((_, index) => index % 2 === turn)) {
      const page = windows[viewer];
      const failing = new RegExp(`/api/v1/${query.replace('*', '[^/]*')}(\\?.*)?$`);
      const message = 'Server error. Please try again later.';
      await page.route(failing, (route: Route) =>
        route.fulfill({
          status: 500,
          json: { success: false, error: message, message, errors: [], code: 'INTERNAL', requestId: 'test' },
        }),
      );
      await page.goto(path);
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure.first(), path).toContainText(message);
      await expectUsable(page);
      await page.unroute(failing);
      await failure
        .getByRole('button', { name: speak('ui:retry') })
        .first()
        .click();
      await expect(page.getByText(speak(`contracts:${empty}`), { exact: true }), path).toBeVisible();
      await expect(wayOn(page, speak, next), path).toBeVisible();
      await expectUsable(page);
    }
  });
}

test('tab and search are in the address, which shows the same in another browser; typing adds no history entries', async ({
  openWindow,
  demo,
}) => {
  for (const [viewer, path, tab] of [
    ['client', '/contracts', say('options:contractTab.completed')],
    ['contractor', '/active-contracts', say('options:contractTab.completed')],
    ['contractor', '/contract-history', say('options:contractTab.completed')],
    ['contractor', '/proposals', say('contracts:proposals.tabs.sent')],
  ] as const) {
    const page = await openWindow({ as: demo.viewers[viewer] });
    await page.goto(path);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first(), path).toBeVisible();
    const before = await page.evaluate(() => history.length);
    const title = ((await cards.first().getByRole('heading').textContent()) ?? '').slice(0, 60).trim();
    await page.getByRole('main').getByRole('searchbox').pressSequentially(title);
    await expect(cards).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe(title);
    expect(await page.evaluate(() => history.length), path).toBe(before);

    const other = await openWindow({ as: demo.viewers[viewer] });
    await other.goto(page.url());
    await expect(other.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    const found = other.getByRole('main').getByRole('article');
    await expect(found).toHaveCount(1);
    await expect(found.getByRole('heading')).toContainText(title);
    await page.goBack();
    await expect(page, path).toHaveURL(path);
    await page.close();
    await other.close();
  }
});

test('a contract is printed as a sheet: all that was agreed, nothing of the site around it', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Line The Flue' });
  const contract = await aContract(site.url, deal);
  for (const [as, path] of [
    [deal.client, '/contracts?tab=active&'],
    [deal.contractor, '/active-contracts?'],
  ] as const) {
    const page = await openWindow({ as, theme: 'dark' });
    await page.goto(`${path}contract=${contract._id}`);
    const details = page.getByRole('dialog', { name: 'Line The Flue' });
    await expect(details.getByRole('button', { name: say('contracts:details.print') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    for (const text of [contract.terms, '$1,200', deal.client.email, deal.contractor.email, contract._id])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect((await page.pdf()).byteLength).toBeGreaterThan(1000);
  }
});

test('work and files survive refusals and network errors, and are submitted once however often the button is pressed', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/500|413|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const deal = await anApplication(site.url, { title: 'Fill The Joints' });
  const contract = await aContract(site.url, deal);
  const page = await openWindow({ as: deal.contractor, width: 320 });
  const submissions = `**/api/v1/contracts/${contract._id}/submissions`;
  const send = page.getByRole('button', { name: say('contracts:submitWork.send'), exact: true });
  const text = page.getByLabel(say('contracts:submitWork.text'));
  await page.goto(`/submit-work?contractId=${contract._id}`);
  await send.click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expectUsable(page);
  await text.fill('Every joint is filled.');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText(say('schema:validation.attachmentType', { name: 'tool.exe' }))).toBeVisible();
  await expectUsable(page);

  for (const status of [500, 413]) {
    await page.route(submissions, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { success: false, message: 'No.', error: 'No.', code: 'INTERNAL' } })
        : route.continue(),
    );
    const refused = page.waitForResponse(submissions);
    await send.click();
    await refused;
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(send).toBeEnabled();
    await page.unroute(submissions);
  }
  await page.context().setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await send.click();
  await lost;
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(send).toBeEnabled();
  await page.context().setOffline(false);
  await expect(text).toHaveValue('Every joint is filled.');
  await expect(page.getByText('plan.png')).toBeVisible();
  await send.dblclick();
  await expect(page.getByRole('dialog', { name: 'Fill The Joints' })).toBeVisible();
  const { data } = await call<{ data: unknown[] }>(site.url, `contracts/${contract._id}/submissions`, {
    token: deal.contractor.token,
  });
  expect(data).toHaveLength(1);
});

test('right-to-left text, emoji and very long words break no page of offers and contracts at 320 px', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, {
    title: `إصلاح السقف 🏚️ ${'w'.repeat(90)}`,
    client: `${'Ż'.repeat(60)} 🧱🏽‍♀️`,
    contractor: `عمر ${'m'.repeat(60)}`,
  });
  const contract = await aContract(site.url, deal);
  await call(site.url, `contracts/${contract._id}/submissions`, {
    token: deal.contractor.token,
    body: { text: `${'long'.repeat(1000)} سطر\u200B 👩‍🔧` },
  });
  for (const [as, addresses] of [
    [
      deal.client,
      [
        `/jobs/${deal.job._id}/applicants`,
        '/contracts',
        '/contracts?tab=action',
        `/contracts?contract=${contract._id}`,
      ],
    ],
    [
      deal.contractor,
      [
        '/proposals',
        '/proposals?tab=sent',
        '/contracts',
        '/contract-history',
        '/active-contracts',
        `/active-contracts?contract=${contract._id}`,
      ],
    ],
  ] as const) {
    const page = await openWindow({ as, width: 320 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(
        page
          .getByText('w'.repeat(90))
          .or(page.getByText('m'.repeat(60)))
          .first(),
        address,
      ).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      for (const dialog of await page.getByRole('dialog').all())
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBe(0);
    }
  }
});
