import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anAdmin } from '../people/admin';
import { mailsTo } from '../people/mail';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

test('a question to support is a case; its answer is mailed and stands beside the question', async ({
  openWindow,
  site,
}) => {
  const say = sayIn('en');
  const ask = sayIn('fr');
  const name = `Odile ${Date.now()}`;
  const [admin, asker] = [await anAdmin(site), await aPerson(site.url, 'client', name)];
  const question = 'La carte reste grise.';
  const answer = 'Rechargez la page, puis cherchez une ville.';

  const theirs = await openWindow({ as: asker, language: 'fr', width: 360 });
  await test.step('somebody asks, and gets a number', async () => {
    await theirs.goto('/support');
    await theirs.getByLabel(ask('marketing:support.message')).fill(question);
    await theirs.getByRole('button', { name: ask('marketing:support.send'), exact: true }).click();
    await expect(theirs.getByRole('button', { name: ask('marketing:support.another') })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: ask('marketing:support.own') })).toBeVisible();
    await expectAccessible(theirs);
  });

  const page = await openWindow({ as: admin, language: 'en', width: 360 });
  await test.step('an administrator opens the case and answers', async () => {
    await page.goto('/admin/cases?kind=supportTicket');
    await page.getByRole('searchbox', { name: say('admin:cases.search') }).fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(question)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const submit = say('admin:actions.answer');
    await page.getByRole('button', { name: submit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog.getByText(say('schema:validation.required')).first()).toBeVisible();
    await dialog.getByLabel(say('admin:ticket.answer')).fill(answer);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say('admin:outcomes.answer'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say('admin:did.supportAnswered'))).toBeVisible();
    await expect(page.getByRole('button', { name: submit, exact: true })).toBeHidden();
  });

  await test.step('the answer is mailed, and stands beside the question', async () => {
    await theirs.reload();
    await expect(theirs.getByText(question)).toBeVisible();
    await expect(theirs.getByText(answer)).toBeVisible();
    await expectNoSidewaysScroll(theirs);
    await expect(async () => {
      const mails = await mailsTo(site.url, asker.email);
      expect(mails.filter(({ text }) => text.includes(answer))).toHaveLength(1);
    }).toPass();
  });
});
