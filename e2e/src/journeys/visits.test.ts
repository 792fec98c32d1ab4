import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNoClippedText } from '../checks/texts';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const dire = sayIn('fr');

test('a client and a contractor in two time zones agree on a visit, and the client cancels it', async ({
  openWindow,
  site,
}) => {
  const { client, contractor, job } = await anApplication(site.url, { title: 'Look at the chimney' });
  const nora = await openWindow({ as: client, options: { timezoneId: 'Europe/Paris' } });
  await nora.goto(`/jobs/${job._id}/applicants`);
  await nora.getByRole('button', { name: say('contracts:visits.arrange') }).click();
  const proposal = nora.getByRole('dialog');
  await proposal.getByRole('checkbox').first().check();
  await expect(proposal.getByRole('list', { name: say('contracts:visits.times.chosen') })).toBeVisible();
  await expectAccessible(nora);
  await proposal.getByLabel(say('contracts:visits.times.address')).fill('12 rue des Lilas');
  await proposal.getByRole('button', { name: say('contracts:visits.times.send') }).click();
  await expect(proposal).toHaveCount(0);

  const marcus = await openWindow({
    ...({ as: contractor, language: 'fr', theme: 'dark', width: 360 } as const),
    options: { timezoneId: 'America/New_York' },
  });
  await marcus.goto('/visits');
  const hisVisit = marcus.getByRole('article', { name: 'Look at the Chimney' });
  await hisVisit.getByRole('button', { name: dire('contracts:visits.accept') }).click();
  const choice = marcus.getByRole('dialog');
  await expect(choice.getByRole('radio')).toBeChecked();
  await expectAccessible(marcus);
  await choice.getByRole('button', { name: dire('contracts:visits.choice.send') }).click();
  await expect(hisVisit.getByText(dire('contracts:visits.status.agreed'))).toBeVisible();
  await expect(hisVisit.getByText(/chez vous$/)).toBeVisible();
  await expectAccessible(marcus);
  await expectNoSidewaysScroll(marcus);
  await expectNoClippedText(marcus);

  await nora.goto('/visits');
  const herVisit = nora.getByRole('article', { name: 'Look at the Chimney' });
  await expect(herVisit.getByText(/12 rue des Lilas/)).toBeVisible();
  await herVisit.getByRole('button', { name: say('contracts:visits.cancel') }).click();
  const cancellation = nora.getByRole('dialog');
  await cancellation.getByLabel(say('contracts:visits.cancellation.reason')).fill('The stove is out.');
  await cancellation.getByRole('button', { name: say('contracts:visits.cancellation.send') }).click();
  // Told without a reload.
  await expect(hisVisit.getByText(/The stove is out\./)).toBeVisible();
  await expect(hisVisit.getByText('12 rue des Lilas')).toHaveCount(0);
});
