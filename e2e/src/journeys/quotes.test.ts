import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNoClippedText } from '../checks/texts';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const dire = sayIn('fr');

test('a contractor quotes line by line, and the client who accepts it has the contract', async ({
  openWindow,
  site,
}) => {
  const { client, contractor, job } = await anApplication(site.url, { title: 'Tile the bathroom' });
  const marcus = await openWindow({ as: contractor, language: 'fr', theme: 'dark', width: 360 });
  await marcus.goto(`/quotes?job=${job._id}&contractor=${contractor.user._id}`);
  await marcus.getByRole('button', { name: dire('contracts:quotes.write') }).click();
  const form = marcus.getByRole('dialog');
  await form.getByLabel(dire('contracts:quotes.form.text', { number: 1 })).fill('Lay the tiles');
  await form.getByLabel(dire('contracts:quotes.form.quantityOf', { number: 1 })).fill('7,5');
  await form.getByLabel(dire('contracts:quotes.form.priceOf', { number: 1 })).fill('60');
  await expectAccessible(marcus);
  await form.getByRole('button', { name: dire('contracts:quotes.form.save') }).click();
  await expect(form).toHaveCount(0);
  const his = marcus.getByRole('article', { name: 'Tile the Bathroom' });
  await his.getByRole('button', { name: dire('contracts:quotes.send'), exact: true }).click();
  await marcus
    .getByRole('alertdialog')
    .getByRole('button', { name: dire('contracts:quotes.send'), exact: true })
    .click();
  await expect(his.getByText(dire('contracts:quotes.status.sent'))).toBeVisible();
  await expectAccessible(marcus);
  await expectNoSidewaysScroll(marcus);
  await expectNoClippedText(marcus);

  const nora = await openWindow({ as: client });
  await nora.goto(`/jobs/${job._id}/applicants`);
  await nora.getByRole('link', { name: say('contracts:quotes.link') }).click();
  const hers = nora.getByRole('article', { name: 'Tile the Bathroom' });
  await expect(hers.getByText('$450').first()).toBeVisible();
  // Told without a reload.
  await expect(his.getByText(dire('contracts:quotes.status.seen'))).toBeVisible();
  await hers.getByRole('button', { name: say('contracts:quotes.accept') }).click();
  await nora
    .getByRole('alertdialog')
    .getByRole('button', { name: say('contracts:quotes.accepting.yes') })
    .click();
  await hers.getByRole('link', { name: say('contracts:quotes.contract') }).click();
  await expect(nora.getByText('$450').first()).toBeVisible();
  await expect(his.getByRole('link', { name: dire('contracts:quotes.contract') })).toBeVisible();
});
