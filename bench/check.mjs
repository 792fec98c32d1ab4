/** Reads every script of this folder without running it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

for (const file of fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))) {
  const { status } = spawnSync(process.execPath, ['--check', path.join(import.meta.dirname, file)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
