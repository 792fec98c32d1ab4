/** `npm test -w e2e`: finds a Chromium and runs the journeys with it. Arguments go on to Playwright. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireInstalled } from '../tooling/scripts/checks.mjs';
import { findChromium } from '../tooling/scripts/chromium.mjs';

requireInstalled('npm test -w e2e');
const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: path.dirname(fileURLToPath(import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await findChromium() },
});
// Playwright stops the sites it has started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
