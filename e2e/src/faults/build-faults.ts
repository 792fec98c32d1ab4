import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRegistry } from '../site/registry-command';
import { served } from '../site/served';
import type { Fault } from './fault';
import { incompatibleBuild, SWITCH, unfaithfulBuild } from './tampering';
import type { Victim } from './victims';

const OFF = 'none';

/** A fault that the published build of `switchableBuild` has while its switch says so. */
function switchable(name: string, fault: Omit<Fault, 'name' | 'begin' | 'end'>): Fault {
  return {
    name,
    ...fault,
    begin: async ({ page, victim }) => {
      await page.addInitScript(
        ([key, value]) => {
          sessionStorage[key] ??= value;
        },
        [SWITCH, `${victim.name} ${name}`] as const,
      );
    },
    end: ({ page }) =>
      page.evaluate(
        ([key, off]) => {
          sessionStorage[key] = off;
        },
        [SWITCH, OFF] as const,
      ),
  };
}

/** A fault that a build has from its publishing to its rollback. */
function published(
  name: string,
  build: (victim: Victim, into: string) => string,
  outcome: Fault['outcome'],
): Fault {
  return {
    name,
    outcome,
    hitsSlot: false,
    begin: async ({ site, victim }) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-fault-'));
      await served(site.url, () => runRegistry(site, 'publish', build(victim, folder)));
      fs.rmSync(folder, { recursive: true, force: true });
    },
    end: ({ site, victim }) =>
      served(site.url, () => runRegistry(site, 'rollback', victim.name, '--reason', 'tampered with')),
  };
}

const thrown = { outcome: 'fallback', hitsSlot: true } as const;

export const BUILD_FAULTS: readonly Fault[] = [
  switchable('evaluation', thrown),
  switchable('render', thrown),
  switchable('effect', thrown),
  switchable('handler', { outcome: 'page', hitsSlot: false }),
  published('an incompatible shared version', incompatibleBuild, 'incompatible'),
  published('a manifest that promises what is not there', unfaithfulBuild, 'fallback'),
];
