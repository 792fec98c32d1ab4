import { expect, test } from '../journey';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

test.use({ isLimited: true });

test('after five wrong passwords the sixth is told how long to wait, and so is the right one [ACC-92, ACC-95]', async ({
  openWindow,
  ownSite,
  problems,
}) => {
  problems.allow(/\b401\b|\b429\b/);
  const { email, password } = await aPerson(ownSite.url, 'client');
  const page = await openWindow({ at: ownSite });
  await page.goto('/signin');
  await page.getByLabel(say('auth:fields.email')).fill(email);
  const field = page.getByLabel(say('auth:fields.password'), { exact: true });
  const refusal = page.getByRole('main').getByRole('alert').first();
  const answers: string[] = [];
  for (const typed of [1, 2, 3, 4, 5, 6].map((round) => `wrong password ${String(round)}`).concat(password)) {
    await field.fill(typed);
    const answered = page.waitForResponse(/\/auth\/login$/);
    await page.getByRole('button', { name: say('auth:signIn.submit'), exact: true }).click();
    const status = (await answered).status();
    await expect(refusal).toContainText(
      status === 401 ? say('schema:errors.INVALID_CREDENTIALS') : say('schema:errors.TOO_MANY_SIGN_INS'),
    );
    answers.push(String(status));
  }
  expect(answers).toEqual(['401', '401', '401', '401', '401', '429', '429']);
  await expect(refusal).toContainText(/You can try again in 1[45] minutes\./);
});
