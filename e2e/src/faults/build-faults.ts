import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { bootOf } from '../site/boot';
import { runRegistry } from '../site/registry-command';
import type { Fault, Stage } from './fault';
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
      await changeVersion({ site, victim }, 'publish', build(victim, folder));
      fs.rmSync(folder, { recursive: true, force: true });
    },
    end: ({ site, victim }) =>
      changeVersion({ site, victim }, 'rollback', victim.name, '--reason', 'tampered with'),
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

/** Runs a command of the registry and waits until visitors get what it changed. */
async function changeVersion(
  { site, victim }: Pick<Stage, 'site' | 'victim'>,
  ...command: string[]
): Promise<void> {
  const version = async () =>
    (await bootOf(site.url)).remotes.find(({ name }) => name === victim.name)?.version;
  const before = await version();
  await runRegistry(site, ...command);
  await expect.poll(version).not.toBe(before);
}
