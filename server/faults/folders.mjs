/** Folders of a run, which go with it: temporary ones, and that of a built server. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/scripts/checks.mjs';

let image;

/** What an operator has of a built server: what `npm run image` leaves out is missing here too. */
export function buildImage() {
  if (image !== undefined) return image;
  image = temporaryFolder();
  process.once('exit', () => fs.rmSync(image, { recursive: true, force: true }));
  for (const command of [['server/build.mjs'], ['tooling/scripts/image.mjs', image, '--embedded']])
    execFileSync(process.execPath, command, { cwd: ROOT });
  return image;
}

/** One that the embedded database can enter: under root it runs as another user. */
export function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-fault-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}
