/** `npm test -w e2e`: finds a Chromium and runs the journeys with it. Arguments go on to Playwright. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../tooling/scripts/chromium.mjs';

const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: path.dirname(fileURLToPath(import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await findChromium() },
});
process.exit(status ?? 1);
