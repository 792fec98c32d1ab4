import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expect, test } from '../journey';
import { aJob, aPerson, call } from '../people/people';
import type { Person } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

/** Far from everybody of the demo world. */
const HOME = { latitude: 59.86, longitude: 17.64 };
const KM_A_DEGREE = 111;

type Filters = { km: number; availableFrom: string; trade?: string };

/** So far north of home, who travels nowhere. */
async function aPlumber(
  site: string,
  fullName: string,
  { km, availableFrom, trade = 'Plumbing' }: Filters,
): Promise<Person> {
  const person = await aPerson(site, 'contractor', fullName);
  const { token } = person;
  const place = { city: 'Uppsala', coordinates: [HOME.latitude + km / KM_A_DEGREE, HOME.longitude] };
  const profile = { title: 'Twenty years of work', bio: 'Clean work.', city: 'Uppsala', serviceRadiusKm: 1 };
  await call(site, 'users/me', { method: 'PUT', token, body: { ...profile, location: place } });
  await call(site, 'skills/add', { token, body: { name: trade } });
  const said = { availableFrom, hours: [{ day: 1, from: '08:00', to: '17:00' }], daysOff: [] };
  await call(site, 'availability/me', { method: 'PUT', token, body: said });
  return person;
}

const found = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('link');

test(
  'a hirer finds a plumber who can come soon within 10 km of a city, compares, writes and invites [PPL-06, PPL-09]',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    const hirer = await aPerson(site.url, 'client', 'Hedda Hirer');
    const job = await aJob(site.url, hirer, 'Mend The Boiler');
    const near = await aPlumber(site.url, 'Pia Plumber', { km: 2, availableFrom: '2020-01-01' });
    await aPlumber(site.url, 'Nils Neighbour', { km: 6, availableFrom: '2020-01-01' });
    await aPlumber(site.url, 'Late Lotta', { km: 3, availableFrom: '2099-01-01' });
    await aPlumber(site.url, 'Far Frida', { km: 18, availableFrom: '2020-01-01' });
    await aPlumber(site.url, 'Mona Mason', { km: 1, availableFrom: '2020-01-01', trade: 'Masonry' });
    const page = await openWindow({ as: hirer });

    await test.step('the search narrows to those of the trade, near and free, the nearest first', async () => {
      await page.goto('/professionals?sort=nearest');
      await page.getByRole('combobox', { name: say('ui:place.city') }).fill('Uppsala');
      await page.getByRole('option', { name: /^Uppsala/ }).click();
      await expect(found(page)).toHaveCount(5);
      await page.getByLabel(say('profile:search.specialty'), { exact: true }).selectOption('Plumbing');
      await expect(found(page)).toHaveCount(4);
      await page.getByLabel(say('ui:place.within'), { exact: true }).selectOption('10');
      await expect(found(page)).toHaveCount(3);
      await page.getByLabel(say('profile:search.availableBy'), { exact: true }).fill('2026-12-31');
      await expect(found(page)).toHaveText(['Pia Plumber', 'Nils Neighbour']);
      await expectAccessible(page);
    });

    await test.step('two are kept, and stand side by side', async () => {
      for (const name of ['Pia Plumber', 'Nils Neighbour'])
        await page.getByRole('button', { name: say('profile:search.save', { name }) }).click();
      await page.getByRole('button', { name: say('profile:search.savedOnly'), exact: true }).click();
      await expect(found(page)).toHaveCount(2);
      for (const name of ['Pia Plumber', 'Nils Neighbour'])
        await page.getByRole('button', { name: say('profile:compare.pick', { name }) }).click();
      await page.getByRole('link', { name: say('profile:compare.open') }).click();
      await expect(page).toHaveURL(/\/professionals\/compare\?ids=/);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Pia Plumber', exact: true }).click();
      await expect(page).toHaveURL(`/professionals/${near.user._id}`);
      await expect(page.getByText(say('profile:availability.now'))).toBeVisible();
    });

    await test.step('one is written to and invited', async () => {
      await page.getByRole('link', { name: say('profile:professional.message'), exact: true }).click();
      await page.getByLabel(say('messaging:newMessage.content')).fill('Could you look at our boiler?');
      await page.getByRole('button', { name: say('messaging:newMessage.send') }).click();
      await expect(page).toHaveURL(/\/messages(?!\/new)/);
      await page.goto(`/professionals/${near.user._id}`);
      await page.getByRole('button', { name: say('profile:invite.open') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('profile:invite.send') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    const plumber = await openWindow({ as: near });
    await plumber.goto('/contract-invites');
    await expect(plumber.getByRole('article', { name: job.title })).toBeVisible();
  },
);
