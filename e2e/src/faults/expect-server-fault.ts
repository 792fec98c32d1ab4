import type { Page } from '@playwright/test';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { expectPageThere } from '../checks/page-there';
import { expect } from '../journey';
import type { Site } from '../site/site';
import type { SERVER_FAULTS, ServerVictim } from './server-faults';

type Stage = { page: Page; site: Site; folder: string; victim: ServerVictim };

/** The longest that a page may be kept waiting; the machine may be busy, so not the promised 300 ms. */
const PATIENCE_MS = 5_000;

/** The page comes without content and works; the platform page names remote and version; others are rendered. */
export async function expectServerFaultHarmless(
  { page, site, folder, victim }: Stage,
  fault: (typeof SERVER_FAULTS)[number],
): Promise<void> {
  const path = await fault.begin(site, victim, folder);
  await expect
    .poll(() => namedFailure(site, { address: path, path: victim.path, told: fault.told }), {
      timeout: 60_000,
    })
    .toMatchObject({
      path: victim.path,
      remote: victim.name,
      version: expect.any(String) as unknown,
      reason: expect.stringMatching(fault.told) as unknown,
    });

  const began = Date.now();
  const html = (await (await page.goto(path))?.text()) ?? '';
  // eslint-disable-next-line no-restricted-syntax -- the promise is one of time
  expect(Date.now() - began).toBeLessThan(PATIENCE_MS);
  expect(html).not.toContain('id="rendered"');
  await expectPageThere(page);

  const [{ version = '' } = {}] = await failures(site);
  const told = await page.context().newPage();
  await told.goto('/platform');
  const row = told.getByRole('row').filter({ hasText: victim.path }).filter({ hasText: fault.told }).first();
  await expect(row).toContainText(victim.name);
  await expect(row).toContainText(version);
  // The same page under another address, where it has not failed for good.
  const next = fault.isLasting === true ? '/pricing' : victim.path;
  await expect(async () => {
    const headers = { accept: 'text/html', 'accept-language': 'en' };
    const other = await fetch(`${site.url}${next}?after=${String(Date.now())}`, { headers });
    expect(await other.text()).toContain('id="rendered"');
  }).toPass({ timeout: 30_000 });
}

async function failures(site: Site) {
  const answer = await fetch(`${site.url}/platform.json`);
  return ((await answer.json()) as PlatformDocument).notRendered ?? [];
}

type ExpectedFault = { address: string; path: string; told: RegExp };

/** Asks for the page, which takes the fault, and reads what the operator is told. */
async function namedFailure(site: Site, { address, path, told }: ExpectedFault) {
  const known = (await failures(site)).find((failure) => failure.path === path && told.test(failure.reason));
  if (known) return known;
  await fetch(site.url + address, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  return undefined;
}
