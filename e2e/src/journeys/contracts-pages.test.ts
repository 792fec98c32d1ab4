import { expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aContract, anApplication } from '../people/deals';
import { call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

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
