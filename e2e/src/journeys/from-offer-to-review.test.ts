import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../checks/accessibility';
import { recordReloads } from '../checks/reloads';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

/** The client works on a wide screen in English, the contractor on a phone in French. */
const CLIENT = { language: 'en', width: 1280, theme: 'light' } as const;
const CONTRACTOR = { language: 'fr', width: 360, theme: 'dark' } as const;
const say = sayIn(CLIENT.language);
const dire = sayIn(CONTRACTOR.language);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);

/** Changes by others arrive over the socket, long before any refetch; generous for a busy machine. */
const TOLD = { timeout: 12_000 };

/** Gives a review with five stars in the open contract. */
async function review(page: Page, say: Say, text: string): Promise<void> {
  await page.getByRole('button', { name: say('options:contractAction.review') }).click();
  const dialog = page.getByRole('dialog', { name: say('contracts:review.title', { name: '' }).trim() });
  const five = dialog.getByRole('radio', { name: say('contracts:review.stars_other', { count: 5 }) });
  await five.focus();
  await page.keyboard.press('Space');
  await expect(five).toBeChecked();
  await dialog.getByRole('button', { name: say('options:feedbackLike.communication') }).click();
  await dialog.getByLabel(say('contracts:review.review')).fill(text);
  await dialog.getByRole('button', { name: say('contracts:review.send') }).click();
  await expect(dialog).toHaveCount(0);
}

/** Writes other words, which nobody else can read yet. */
async function changeReview(page: Page, say: Say, text: string): Promise<void> {
  await page.getByRole('button', { name: say('contracts:review.edit') }).click();
  const dialog = page.getByRole('dialog', { name: say('contracts:review.editTitle', { name: '' }).trim() });
  await dialog.getByLabel(say('contracts:review.review')).fill(text);
  await dialog.getByRole('button', { name: say('contracts:review.save') }).click();
  await expect(dialog).toHaveCount(0);
}

const action = (name: string) => say(`options:contractAction.${name}`);

test(
  'client and contractor agree, work, pay and review, each seeing at once what the other does',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    test.slow();
    const title = `Repoint The Gable ${String(Date.now())}`;
    const deal = await anApplication(site.url, { title, contractor: 'Marcus Mason' });
    const client = await openWindow({ ...CLIENT, as: deal.client });
    const contractor = await openWindow({ ...CONTRACTOR, as: deal.contractor });
    const applicant = client.getByRole('article', { name: 'Marcus Mason' });
    const clientReloads = recordReloads(client);
    const contractorReloads = recordReloads(contractor);

    await test.step('both look at their pages; nothing is offered yet', async () => {
      await contractor.goto('/proposals');
      await expect(contractor.getByText(dire('contracts:proposals.noOffers'))).toBeVisible();
      await client.goto(`/jobs/${deal.job._id}/applicants?title=${encodeURIComponent(title)}`);
      await expect(applicant).toContainText(say('contracts:offerState.none'));
    });

    await test.step('the client sends an offer', async () => {
      await applicant.getByRole('button', { name: say('contracts:offer.send') }).click();
      const dialog = client.getByRole('dialog', { name: say('contracts:offer.title') });
      const send = dialog.getByRole('button', { name: say('contracts:offer.send') });
      await expect(dialog.getByLabel(say('contracts:offer.description'))).toHaveValue(
        say('contracts:offer.prefill', { title }),
      );
      await expect(send).toBeDisabled();
      await dialog.getByLabel(say('contracts:offer.budget')).fill('1234.50');
      await send.click();
      await expect(dialog).toHaveCount(0);
      await expect(applicant).toContainText(say('contracts:offerState.sent'));
    });

    await test.step('the contractor’s open page shows it, and they accept', async () => {
      const offer = contractor.getByRole('article', { name: title });
      await offer.getByRole('button', { name: dire('contracts:proposals.seeDetails') }).click(TOLD);
      const dialog = contractor.getByRole('dialog', { name: dire('contracts:proposals.offerDetails') });
      await expect(dialog).toContainText(dire('contracts:proposals.noReviews'));
      await dialog.getByRole('button', { name: dire('contracts:proposals.accept') }).click();
      await contractor
        .getByRole('alertdialog')
        .getByRole('button', { name: dire('contracts:proposals.confirm.accept.yes') })
        .click();
      await expect(dialog).toContainText(dire('options:offerState.accepted'));
      expect(contractorReloads()).toBe(1);
    });

    await test.step('the client’s open page says so, and they create the contract', async () => {
      await expect(applicant).toContainText(say('options:offerState.accepted'), TOLD);
      await applicant.getByRole('button', { name: say('contracts:contractForm.create') }).click();
      const dialog = client.getByRole('dialog', { name: say('contracts:contractForm.title') });
      await expect(dialog.getByLabel(say('contracts:contractForm.terms'))).toHaveValue(
        say('contracts:contractForm.prefill', { title }),
      );
      await expectNoSidewaysScroll(client);
      await dialog.getByRole('button', { name: say('contracts:contractForm.create') }).click();
      await client.waitForURL(/\/contracts\/[^/?]+\?action=fund$/);
      await client.goBack();
      await expect(applicant).toContainText(say('options:applicationState.hired'));
      await applicant.getByRole('link', { name: say('contracts:offerState.viewContract') }).click();
      await client.waitForURL(/\/contracts\/[^/?]+$/);
      await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(client.getByRole('main')).toContainText(say('contracts:details.noWork'));
    });

    await test.step('the contractor finds the contract and submits work with a file', async () => {
      await contractor.goto('/active-contracts');
      const card = contractor.getByRole('article', { name: title });
      await card.getByRole('link', { name: dire('options:contractAction.submit') }).click();
      await contractor.getByLabel(dire('contracts:submitWork.text')).fill('The gable is repointed.');
      await contractor
        .locator('input[type=file]')
        .setInputFiles({ name: 'gable.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(contractor.getByText('gable.png').first()).toBeVisible();
      await contractor.getByRole('button', { name: dire('contracts:submitWork.send') }).click();
      await expect(contractor.getByRole('dialog', { name: title })).toContainText(
        dire('options:submissionStatus.submitted'),
      );
    });

    await test.step('the client’s open contract shows the work; they approve it, and the payment', async () => {
      const contract = client.getByRole('main');
      await expect(contract.getByRole('link', { name: /gable\.png/ })).toBeVisible(TOLD);
      for (const name of ['approve', 'approvePayment']) {
        await contract.getByRole('button', { name: action(name), exact: true }).click();
        await client
          .getByRole('alertdialog')
          .getByRole('button', { name: action(name), exact: true })
          .click();
        await expect(client.getByRole('alertdialog')).toHaveCount(0);
      }
      await expect(contract).toContainText(say('options:contractStatus.completed'));
      await expect(contract).toContainText(
        say('contracts:details.payment', { status: say('options:paymentStatus.paid') }),
      );
      expect(clientReloads()).toBe(1);
    });

    await test.step('both review, and the rating stands on the professional’s public page', async () => {
      await review(client, say, 'Straight joints, clean site.');
      await changeReview(client, say, 'Straight joints, clean site, on time.');
      await contractor.goto('/active-contracts?tab=completed');
      await contractor.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
      await review(contractor, dire, 'Clear wishes, paid at once.');
      const visitor = await openWindow(CLIENT);
      await visitor.goto(`/professionals/${deal.contractor.user._id}`);
      const rating = say('ui:rating.of_one', { rating: 5, count: 1 });
      await expect(visitor.getByText(rating).first()).toBeVisible();
      await expect(visitor.getByText('Straight joints, clean site, on time.').first()).toBeVisible();
      await client.reload();
      await expect(client.getByText(say('contracts:details.reviewShown')).first()).toBeVisible();
      await expect(client.getByRole('button', { name: say('contracts:review.edit') })).toHaveCount(0);
    });
  },
);
