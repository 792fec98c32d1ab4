import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Say } from '../site/texts';
import { PASSWORD } from './people';
import type { Role } from './people';

export type Newcomer = { role: Role; fullName: string; email: string; say: Say };

const LATER = /^(Skip for now|Passer pour l’instant)$/;

/** Signs somebody up in the browser, from the site's header to their home page. The map is used by keyboard. */
export async function signUpByHand(page: Page, { role, fullName, email, say }: Newcomer): Promise<void> {
  await page.goto('/');
  await followFromHeader(page, say('shell:header.signUp'), say);
  await fillAccount(page, { role, fullName, email, say });
  await page.getByRole('button', { name: say('auth:signUp.next') }).click();

  await expect(page.getByRole('heading', { level: 1, name: say('auth:signUp.detailsTitle') })).toBeVisible();
  await page.getByLabel(say('auth:fields.phone')).fill('+33 1 23 45 67 89');
  await page.getByLabel(say('auth:fields.country')).selectOption({ label: 'France' });
  await page.getByRole('checkbox', { name: say('auth:fields.terms') }).check();
  await page.getByRole('button', { name: say('auth:signUp.create') }).click();
  // The mailed code is optional.
  await page.getByRole('button', { name: LATER }).click();
  await page.waitForURL('/');
}

/** Fills in the first step of the sign-up; its Next button can be used then. */
export async function fillAccount(page: Page, { role, fullName, email, say }: Newcomer): Promise<void> {
  await page.getByLabel(say('auth:fields.name')).fill(fullName);
  await page.getByLabel(say('auth:fields.email')).fill(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: say(`options:userType.${role}`) }).check();
  await choosePlaceByKeyboard(page, say('auth:fields.location'));
}

/** Signs in on the sign-in page, where sign-up has filled in the e-mail. */
export async function signInByHand(
  page: Page,
  { email, say }: Pick<Newcomer, 'email' | 'say'>,
): Promise<void> {
  await expect(page.getByLabel(say('auth:fields.email'))).toHaveValue(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:signIn.submit'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}

/** Focuses a map and sets its pin with the arrow keys. */
export async function choosePlaceByKeyboard(page: Page, name: string): Promise<void> {
  const map = page.getByRole('application', { name });
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  // By the nearest city, or its coordinates while that is not known.
  await expect(page.getByText(/^(Pin|Repère) /).first()).toBeVisible();
}

/** Follows a link of the header, through its menu on narrow screens. */
export async function followFromHeader(page: Page, name: string, say: Say): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  const opener = page.getByRole('button', { name: say('shell:header.openMenu') });
  await expect(link.or(opener).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
}
