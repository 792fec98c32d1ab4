import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anAdmin } from '../people/admin';
import { aJob, aPerson, call, signIn } from '../people/people';
import type { Person } from '../people/people';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);

/** Gives the reason in the dialog that is open, and confirms it. */
async function giveReason(page: Page, say: Say, { reason, submit }: { reason: string; submit: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('admin:reason')).fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function sendNationalId(site: string, { token }: Person): Promise<void> {
  const form = new FormData();
  form.append('nationalId', new Blob([PICTURE], { type: 'image/png' }), 'card.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site}/api/v1/users/me/national-id`, { method: 'PUT', headers, body: form });
  expect(answer.status).toBe(200);
}

test(
  'a report leads to a suspension and its end',
  { tag: '@smoke' },
  async ({ openWindow, site, problems }) => {
    const say = sayIn('en');
    const title = `Roof without a house ${Date.now()}`;
    const [admin, hirer, reporter] = [
      await anAdmin(site),
      await aPerson(site.url, 'client', 'Hugo Fraud'),
      await aPerson(site.url, 'contractor'),
    ];
    const { _id: jobId } = await aJob(site.url, hirer, title);
    await call(site.url, `jobs/${jobId}/reports`, { token: reporter.token, body: { reason: 'scam' } });
    problems.allow(/40[134]/);
    const page = await openWindow({ as: admin, language: 'en', width: 360 });
    const theirs = await openWindow({ as: hirer, language: 'en' });
    await theirs.goto('/posted-jobs');
    await expect(theirs.getByRole('link', { name: title })).toBeVisible();

    await test.step('the administrator finds the case and suspends the person', async () => {
      await page.goto('/admin/cases');
      await page.getByRole('searchbox', { name: say('admin:cases.search') }).fill(title);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectNoSidewaysScroll(page);
      const suspend = say('admin:actions.suspend');
      await page.getByRole('button', { name: suspend, exact: true }).click();
      await giveReason(page, say, { reason: 'The house does not exist.', submit: suspend });
      await expect(page.getByText(say('admin:outcomes.suspend'), { exact: true }).first()).toBeVisible();
    });

    await test.step('the person is out, cannot sign in, and the job is gone', async () => {
      await expect(async () => {
        await theirs.goto('/posted-jobs');
        await expect(theirs).toHaveURL(/\/(login|signin)/, { timeout: 2000 });
      }).toPass();
      await expect(signIn(site.url, hirer)).rejects.toThrow('The house does not exist.');
      await expect(call(site.url, `jobs/${jobId}`)).rejects.toThrow('JOB_NOT_FOUND');
    });

    await test.step('the reporter is told', async () => {
      const { data } = await call<{ data: { kind: string }[] }>(site.url, 'notifications', {
        token: reporter.token,
      });
      expect(data.map(({ kind }) => kind)).toContain('reportActed');
    });

    await test.step('the suspension ends, and the job is back', async () => {
      await page.goto(`/admin/users/${hirer.user._id}`);
      const reinstate = say('admin:moves.reinstate');
      await page.getByRole('button', { name: reinstate, exact: true }).click();
      await giveReason(page, say, { reason: 'The papers are in order.', submit: reinstate });
      await expect(page.getByText(say('admin:did.personReinstated'))).toBeVisible();
      await signIn(site.url, hirer);
      await call(site.url, `jobs/${jobId}`);
    });
  },
);

test('a national ID leads to a badge; a look without a reason is refused', async ({ openWindow, site }) => {
  const say = sayIn('en');
  const name = `Ida ${Date.now()}`;
  const [admin, contractor] = [await anAdmin(site), await aPerson(site.url, 'contractor', name)];
  await sendNationalId(site.url, contractor);
  const page = await openWindow({ as: admin, language: 'en' });

  await test.step('the card is shown only with a reason', async () => {
    await page.goto('/admin/cases?kind=nationalId');
    await page.getByRole('searchbox', { name: say('admin:cases.search') }).fill(name);
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: say('admin:look.proof.nationalId') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('admin:look.show'), exact: true }).click();
    await expect(dialog.getByText(say('schema:validation.required')).first()).toBeVisible();
    const caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const look = call(site.url, `admin/cases/${caseId}/look`, { token: admin.token, body: {} });
    await expect(look).rejects.toThrow('VALIDATION_FAILED');
    await giveReason(page, say, { reason: 'To compare the name', submit: say('admin:look.show') });
    await expect(
      page.getByRole('img', { name: say('admin:look.picture.nationalId', { person: name }) }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the approval shows on the profile', async () => {
    const approve = say('admin:actions.approve');
    await page.getByRole('button', { name: approve, exact: true }).click();
    await giveReason(page, say, { reason: 'The name matches.', submit: approve });
    await expect(page.getByText(say('admin:did.nationalIdSeen'))).toBeVisible();
    await page.goto(`/professionals/${contractor.user._id}`);
    await expect(page.getByText(say('ui:badge.identity')).first()).toBeVisible();
  });

  await test.step('and on the card of the search', async () => {
    await page.goto(`/professionals?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText(say('ui:badge.identity'))).toBeVisible();
  });
});

test('a licence that is refused is sent again, and leads to a badge (fr, 360 px, dark)', async ({
  openWindow,
  site,
}) => {
  const look = { language: 'fr', theme: 'dark', width: 360 } as const;
  const say = sayIn(look.language);
  const name = `Lia ${Date.now()}`;
  const [admin, contractor] = [await anAdmin(site), await aPerson(site.url, 'contractor', name)];
  const page = await openWindow({ ...look, as: admin });
  const own = await openWindow({ ...look, as: contractor });
  const proofs = (key: string, values = {}) => say(`auth:settings.proofs.${key}`, values);

  async function send(label: 'choose' | 'replace') {
    await own.goto('/setting?tab=verification');
    const file = { name: 'licence.png', mimeType: 'image/png', buffer: PICTURE };
    await own.getByLabel(proofs(`licence.${label}`)).setInputFiles(file);
    await own.getByRole('textbox', { name: proofs('licence.number') }).fill('P-1042');
    await own.getByLabel(proofs('licence.expiresOn')).fill('2999-12-31');
    await expectNoSidewaysScroll(own);
    await own.getByRole('button', { name: proofs('send'), exact: true }).click();
    await expect(own.getByText(proofs('states.waiting'), { exact: true })).toBeVisible();
    await expectAccessible(own);
    await expectNoSidewaysScroll(own);
  }

  async function judge(action: 'approve' | 'refuse', reason: string) {
    await page.goto('/admin/cases?kind=licence');
    await page.getByRole('searchbox', { name: say('admin:cases.search') }).fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('P-1042', { exact: true })).toBeVisible();
    const show = say('admin:look.proof.licence');
    await page.getByRole('button', { name: show, exact: true }).click();
    await giveReason(page, say, { reason: 'To look in the register', submit: say('admin:look.show') });
    const picture = page.getByRole('img', { name: say('admin:look.picture.licence', { person: name }) });
    await expect(picture).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const submit = say(`admin:actions.${action}`);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await giveReason(page, say, { reason, submit });
    await expect(page.getByText(say('admin:did.licenceSeen'))).toBeVisible();
  }

  await test.step('the refusal tells its owner why', async () => {
    await send('choose');
    await judge('refuse', 'It has run out.');
    await own.reload();
    await expect(own.getByText(proofs('refusal', { reason: 'It has run out.' }))).toBeVisible();
  });

  await test.step('another one is approved, and the profile and the card of the search show it', async () => {
    await send('replace');
    await judge('approve', 'It is in the register.');
    for (const path of [
      `/professionals/${contractor.user._id}`,
      `/professionals?q=${encodeURIComponent(name)}`,
    ]) {
      await page.goto(path);
      await expect(page.getByText(say('ui:badge.licence')).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});
