import type { Page } from '@playwright/test';

/** Counts the documents that a page loads from now on: 0 as long as it stays where it is or routes by itself. */
export function recordReloads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}
