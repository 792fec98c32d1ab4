import { expect } from '@playwright/test';
import { bootOf } from './boot';

/** Resolves once the site at `url` gives its pages from another registry document than before `work`. */
export async function served(url: string, work: () => Promise<unknown>): Promise<void> {
  const { sequence } = await bootOf(url);
  await work();
  await expect.poll(async () => (await bootOf(url)).sequence).toBeGreaterThan(sequence);
}
