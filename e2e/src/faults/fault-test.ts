import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '../journey';
import { aPerson } from '../people/people';
import type { Person } from '../people/people';
import { runRegistry } from '../site/registry-command';
import { served } from '../site/served';
import { startSite } from '../site/site';
import type { Site } from '../site/site';
import { switchableBuild } from './tampering';
import { VICTIMS } from './victims';

type WorkerFixtures = {
  /** Which remotes of the fault site are published as builds whose faults can be switched on. */
  switchable: readonly string[];
  /** A separate site, without the demo world, for faults. */
  faultSite: Site;
  client: Person;
};

/** A journey's test with a site for faults. */
export const test = base.extend<object, WorkerFixtures>({
  switchable: [VICTIMS.map(({ name }) => name), { option: true, scope: 'worker' }],

  faultSite: [
    async ({ switchable }, provide) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-faults-'));
      const builds = VICTIMS.filter(({ name }) => switchable.includes(name)).map((victim) =>
        switchableBuild(victim, folder),
      );
      const site = await startSite({ seed: 'none' });
      await served(site.url, () => runRegistry(site, 'publish', ...builds));
      fs.rmSync(folder, { recursive: true, force: true });
      await provide(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  client: [
    async ({ faultSite }, provide) => {
      await provide(await aPerson(faultSite.url, 'client'));
    },
    { scope: 'worker' },
  ],
});
