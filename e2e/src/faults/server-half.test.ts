import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '../journey';
import { runRegistry } from '../site/registry-command';
import { served } from '../site/served';
import { startSite } from '../site/site';
import type { Site } from '../site/site';
import { expectServerFaultHarmless } from './expect-server-fault';
import { failingHalf, SERVER_FAULTS, SERVER_VICTIMS } from './server-faults';

type WorkerFixtures = { failing: { site: Site; folder: string } };

const test = base.extend<object, WorkerFixtures>({
  failing: [
    async ({ browserName: _browserName }, provide) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-halves-'));
      const site = await startSite({ seed: 'none', isRendered: true });
      const halves = SERVER_VICTIMS.map((victim) => failingHalf(victim, folder));
      await served(site.url, () => runRegistry(site, 'publish', ...halves));
      await provide({ site, folder });
      await site.remove();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const victim of SERVER_VICTIMS) {
  for (const fault of SERVER_FAULTS) {
    test(`${victim.name}, whose server half ${fault.name}: the page works, and its release is named [PLT-142]`, async ({
      openWindow,
      failing: { site, folder },
    }) => {
      const page = await openWindow({ at: site });
      await expectServerFaultHarmless({ page, site, folder, victim }, fault);
    });
  }
}
