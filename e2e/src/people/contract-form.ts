import type { Page } from '@playwright/test';
import type { Say } from '../site/texts';

/** Chooses what the first step of posting a contract preselects for nobody. */
export async function chooseKindOfWork(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('ui:captions.duration')).selectOption('2 Weeks');
  await page.getByLabel(say('ui:captions.category')).selectOption('residential');
}
