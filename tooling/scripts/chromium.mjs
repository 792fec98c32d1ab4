import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { stop } from './checks.mjs';
import { installedChromium } from './installed-chromium.cjs';

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function install(command, args) {
  process.stdout.write(`▸ Installing Chromium: ${command} ${args.join(' ')}\n`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) return;
  install('apt-get', ['update', '-qq']);
  const one = (name) => install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  if (!one('chromium-headless-shell')) one('chromium');
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's; where there is none, one is installed
 * (Debian's as root, else Playwright's download). Without any, one line and the end.
 */
export async function findChromium() {
  const ofPlaywright = await fromPlaywright();
  const find = () => installedChromium(ofPlaywright);
  const found = find();
  if (found) return found;
  installFromDebian();
  if (find() === undefined) install('npx', ['playwright', 'install', 'chromium']);
  return (
    find() ??
    stop(
      'No Chromium to be had. Install one (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=… npm test',
    )
  );
}
