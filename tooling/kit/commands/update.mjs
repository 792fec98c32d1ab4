/** `plumbline update`: installs the kit that the site has now, and syncs with it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DIR, KIT, readJson, readLock, Stop } from './repository.mjs';
import { get } from './sync.mjs';

const NAME = '@plumbline/remote-kit';

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: DIR,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Stop(`${[command, ...args].join(' ')} failed.`);
}

export async function update() {
  const { site } = readLock();
  // Only where the kit lies, which any kit can read; what is in it, npm locks by its hash, and the sync proves the rest.
  const { kit } = JSON.parse(await get(`${site}/platform/contract.json`)).contract;
  const file = path.join(DIR, 'package.json');
  const manifest = readJson(file);
  const wanted = site + kit.url;
  if (manifest.devDependencies?.[NAME] === wanted && kit.version === KIT) {
    process.stdout.write(`Kit ${KIT} is the one of the site.\n`);
    return;
  }
  manifest.devDependencies = { ...manifest.devDependencies, [NAME]: wanted };
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  run('npm', ['install', '--no-audit', '--no-fund']);
  run('npx', ['plumbline', 'sync']);
}
