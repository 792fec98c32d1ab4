import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { stop } from './checks.mjs';

/** The first is Chromium without a window: the same engine, with a quarter less work for each page. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const works = (file) => Boolean(file) && fs.existsSync(file);

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
  const found = [process.env.CHROMIUM_PATH, ...KNOWN, await fromPlaywright()].find(works);
  if (found) return found;
  installFromDebian();
  const system = KNOWN.find(works);
  if (system) return system;
  install('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await fromPlaywright();
  if (works(downloaded)) return downloaded;
  return stop(
    'No Chromium to be had. Install one (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=… npm test',
  );
}
