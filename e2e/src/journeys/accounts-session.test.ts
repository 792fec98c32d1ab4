import type { Page } from '@playwright/test';
import type { Job } from '@plumbline/shared-schema/jobs';
import { expect, test } from '../journey';
import { chooseKindOfWork } from '../people/contract-form';
import { aPerson, call, signIn } from '../people/people';
import type { Person } from '../people/people';
import { choosePlaceByKeyboard } from '../people/sign-up';
import { sayIn } from '../site/texts';

const say = sayIn('en');

async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel(say('auth:fields.email')).fill(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth:signIn.submit'), exact: true }).click();
}

/** Signs somebody out of every device but a new one. */
async function endSessionsOf(site: string, person: Person): Promise<void> {
  const { token } = await signIn(site, person);
  const { data } = await call<{ data: { _id: string; isCurrent: boolean }[] }>(site, 'auth/sessions', {
    token,
  });
  for (const { _id, isCurrent } of data) {
    if (!isCurrent) await call(site, `auth/sessions/${_id}`, { method: 'DELETE', token });
  }
}

test('a session that ends while a job is being posted loses nothing [ACC-85, ACC-86]', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/\b401\b/);
  const client = await aPerson(site.url, 'client');
  const page = await openWindow({ as: client });
  const title = `Level the Terrace ${client.user._id.slice(-6)}`;
  const description = 'The flags of the terrace have sunk towards the house.';
  const salary = page.getByLabel(say('ui:captions.salary'));

  await test.step('both steps are filled in', async () => {
    await page.goto('/post-contract');
    await page.getByRole('textbox', { name: say('jobs:post.title'), exact: true }).fill(title);
    await page.getByLabel(say('jobs:post.description')).fill(description);
    await chooseKindOfWork(page, say);
    await page.getByRole('button', { name: say('jobs:post.next'), exact: true }).click();
    await choosePlaceByKeyboard(page, say('jobs:post.place'));
    const city = page.getByLabel(say('jobs:post.city'));
    await expect(city, 'the pin has named its city').not.toHaveValue('');
    await city.fill('Lille');
    await salary.fill('$900');
  });

  await test.step('the session ends elsewhere; sending asks for a sign-in', async () => {
    await endSessionsOf(site.url, client);
    await page.getByRole('button', { name: say('jobs:post.submit') }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await expect(page.getByText(say('shell:session.expired')).first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/post-contract?step=2');
  });

  await test.step('signing in leads back to the same form with its content', async () => {
    await fillSignIn(page, client);
    await page.waitForURL('/post-contract?step=2');
    await expect(salary).toHaveValue('$900');
    await expect(page.getByLabel(say('jobs:post.city'))).toHaveValue('Lille');
    await expect(page.getByText(/^Pin /).first()).toBeVisible();
  });

  await test.step('the job is posted, once', async () => {
    await page.getByRole('button', { name: say('jobs:post.submit') }).click();
    await page.waitForURL('/');
    const { token } = await signIn(site.url, client);
    const { data } = await call<{ data: Job[] }>(site.url, 'jobs/me', { token });
    expect(data.map((job) => [job.title, job.description])).toEqual([[title, description]]);
  });
});
