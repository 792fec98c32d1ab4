import { findNode, NEWER_NODES } from '@plumbline/tooling/newer-nodes';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { aJob, aPerson } from '../people/people';
import { areRendered, startSite } from '../site/site';

// `tooling/webpack/reproducible.test.cjs` builds on each of them.
for (const major of NEWER_NODES)
  test(`on Node ${String(major)} the built site starts, renders pages and shows what people write`, async ({
    openWindow,
    windows,
  }) => {
    test.setTimeout(240_000);
    const node = findNode(major);
    test.skip(node === undefined, `Node ${String(major)} is neither kept nor can it be fetched`);
    const at = await startSite({ seed: 'none', ...(node !== undefined && { node }) });
    try {
      const client = await aPerson(at.url, 'client');
      const { _id } = await aJob(at.url, client, 'Mend the roof');
      if (areRendered)
        await expect(async () => {
          const page = await fetch(at.url, { headers: { accept: 'text/html', 'accept-language': 'en' } });
          expect(await page.text()).toContain('id="rendered"');
        }).toPass({ timeout: 100_000, intervals: [500] });
      const page = await openWindow({ at, as: client, language: 'en' });
      await page.goto(`/jobs/${_id}`);
      await expectPageThere(page);
      await expect(page.getByRole('heading', { name: 'Mend the roof' }).first()).toBeVisible();
    } finally {
      for (const window of windows) await window.close();
      await at.remove();
    }
  });
