import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { chooseKindOfWork } from '../people/contract-form';
import { anEmail } from '../people/people';
import { choosePlaceByKeyboard, signUpByHand } from '../people/sign-up';
import { sayIn } from '../site/texts';

/** The client works on a wide screen in English, the contractor on a phone in French. */
const CLIENT = { language: 'en', width: 1280, theme: 'light' } as const;
const CONTRACTOR = { language: 'fr', width: 360, theme: 'dark' } as const;
const say = sayIn(CLIENT.language);
const dire = sayIn(CONTRACTOR.language);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);

test(
  'a client posts a job, a contractor finds, saves and applies, the client sees who applied and declines',
  { tag: '@smoke' },
  async ({ openWindow }) => {
    test.slow();
    const title = `Cellar Stairs ${String(Date.now())} EN`;
    const clientEmail = anEmail();
    const contractorEmail = anEmail();
    const client = await openWindow(CLIENT);
    const contractor = await openWindow(CONTRACTOR);

    await test.step('a visitor signs up as a client and is signed in', async () => {
      await signUpByHand(client, { role: 'client', fullName: 'Camille Client', email: clientEmail, say });
    });

    await test.step('the client posts a job in two steps, with a picture', async () => {
      await client.getByRole('link', { name: say('shell:header.home') }).click();
      await client
        .getByRole('main')
        .getByRole('link', { name: say('jobs:clientHome.post') })
        .first()
        .click();
      await client.waitForURL('/post-contract');
      await client.getByRole('textbox', { name: say('jobs:post.title'), exact: true }).fill(title);
      await client
        .getByLabel(say('jobs:post.description'))
        .fill('The stairs to the cellar creak, and two steps are broken.');
      await chooseKindOfWork(client, say);
      await client
        .locator('input[type=file]')
        .setInputFiles({ name: 'stairs.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(client.getByText('stairs.png').first()).toBeVisible();
      await client.getByRole('button', { name: say('jobs:post.next'), exact: true }).click();

      await choosePlaceByKeyboard(client, say('jobs:post.place'));
      await client.getByLabel(say('jobs:post.city')).fill('Lyon');
      await client.getByLabel(say('ui:captions.salary')).fill('$1,200');
      await expectNoSidewaysScroll(client);
      await client.getByRole('button', { name: say('jobs:post.submit') }).click();
      await client.waitForURL('/');
      await expect(client.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
    });

    await test.step('a contractor signs up and finds the job', async () => {
      await signUpByHand(contractor, {
        role: 'contractor',
        fullName: 'Connor Contractor',
        email: contractorEmail,
        say: dire,
      });
      await contractor.getByRole('link', { name: dire('shell:header.home') }).click();
      await contractor
        .getByRole('main')
        .getByRole('link', { name: dire('jobs:contractorHome.findJobs') })
        .first()
        .click();
      await contractor.waitForURL((url) => url.pathname === '/jobs');
      await contractor.getByRole('main').getByLabel(dire('jobs:search.filters.q')).fill(title);
      await contractor.waitForURL((url) => url.searchParams.get('q') === title);
      await expect(contractor.getByRole('article')).toHaveCount(1);
      await contractor.getByRole('article').getByRole('link', { name: title }).click();
      await expect(contractor.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    await test.step('the contractor saves it and sees it among the saved ones', async () => {
      await contractor.getByRole('button', { name: dire('jobs:save.save') }).click();
      await expect(contractor.getByRole('button', { name: dire('jobs:save.unsave') })).toBeVisible();
      await contractor.goto('/saved-contracts');
      await contractor.getByRole('main').getByRole('link', { name: title }).click();
    });

    await test.step('the contractor applies', async () => {
      await contractor.getByRole('link', { name: dire('jobs:details.applyNow') }).click();
      await contractor
        .getByLabel(dire('jobs:apply.coverLetter'))
        .fill('Two days of work; oak steps, screwed and glued.');
      await contractor.getByRole('button', { name: dire('jobs:apply.submit') }).click();
      await expect(contractor.getByRole('dialog')).toContainText(dire('jobs:apply.congratulations'));
      await expectAccessible(contractor);
      await contractor
        .getByRole('dialog')
        .getByRole('button', { name: dire('ui:close') })
        .click();
      await expect(contractor.getByText(dire('schema:errors.ALREADY_APPLIED'))).toBeVisible();
    });

    await test.step('the contractor changes what it says', async () => {
      await contractor.getByRole('link', { name: dire('jobs:details.changeApplication') }).click();
      await expect(contractor.getByRole('heading', { level: 1 })).toHaveText(dire('jobs:apply.changeTitle'));
      const letter = contractor.getByLabel(dire('jobs:apply.coverLetter'));
      await expect(letter).toHaveValue(/oak steps/);
      await letter.fill('Two days of work; larch steps, screwed and glued.');
      await contractor.getByRole('button', { name: dire('jobs:apply.change') }).click();
      await expect(contractor.getByText(dire('schema:errors.ALREADY_APPLIED'))).toBeVisible();
      await expectNoSidewaysScroll(contractor);
    });

    await test.step('the client sees the applicant', async () => {
      await client.reload();
      const card = client.getByRole('article', { name: title });
      await card.getByRole('link', { name: say('jobs:own.viewApplications') }).click();
      const applicant = client.getByRole('article', { name: 'Connor Contractor' });
      await expect(applicant).toContainText('larch steps');
      await expectNoSidewaysScroll(client);
    });

    await test.step('the client declines, the contractor reads why, and the client considers them again', async () => {
      const applicant = client.getByRole('article', { name: 'Connor Contractor' });
      await applicant.getByRole('button', { name: say('contracts:declined.decline') }).click();
      const dialog = client.getByRole('dialog');
      await dialog.getByLabel(say('options:declineReason.dates')).check();
      await dialog.getByLabel(say('contracts:declined.message')).fill('The stairs come in May.');
      await expectAccessible(client);
      await dialog.getByRole('button', { name: say('contracts:declined.decline') }).click();
      await expect(applicant).toContainText(say('options:applicationState.declined'));
      await expectNoSidewaysScroll(client);

      await contractor.goto('/proposals?tab=sent');
      const proposal = contractor.getByRole('article', { name: title });
      await expect(proposal).toContainText(dire('options:declineReason.dates'));
      await proposal.getByRole('button', { name: dire('contracts:proposals.viewDetails') }).click();
      await expect(contractor.getByRole('dialog')).toContainText('The stairs come in May.');

      await applicant.getByRole('button', { name: say('contracts:declined.reconsider') }).click();
      await expect(applicant.getByRole('button', { name: say('contracts:offer.send') })).toBeVisible();
    });
  },
);
