import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { RAW_KEY } from './texts';

/** Holds that a page has come: one h1 with a text, a title that goes with it, nothing on its way any more. */
export async function expectPageThere(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await expect(heading).not.toHaveText(RAW_KEY);
  await expect(page).toHaveTitle(/\S.*Plumbline|Plumbline/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(/cannot be shown|ne peut pas être affichée/)).toHaveCount(0);
}
