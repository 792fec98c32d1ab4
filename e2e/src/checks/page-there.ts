import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { RAW_KEY } from './texts';

/** Asserts that a page has loaded: one h1 with text, a matching title, no pending requests. */
export async function expectPageThere(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await expect(heading).not.toHaveText(RAW_KEY);
  await expect(page).toHaveTitle(/\S.*Plumbline|Plumbline/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(/cannot be shown|ne peut pas s’afficher/)).toHaveCount(0);
}
