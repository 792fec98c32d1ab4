import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './repository';
import { freePort, stopProcess, untilReady } from './site';

/** A preview first builds what is missing. */
const BUILD_DEADLINE_MS = 300_000;

/** Starts `npm run preview` for one remote after the other, over one demo world. */
export type Previews = {
  /** Gives the address of the preview; the one before ends. `--record` and `--recorded` use a folder of their own. */
  show: (remote: string, ...options: string[]) => Promise<string>;
  /** Ends the preview and removes everything it wrote. */
  remove: () => Promise<void>;
};

export function previews(): Previews {
  // Under root the database runs as `nobody`, who must be able to walk down to its folder.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-preview-'));
  fs.chmodSync(folder, 0o755);
  let running: ChildProcess | undefined;
  const end = async () => {
    if (running) await stopProcess(running);
    running = undefined;
  };
  return {
    async show(remote, ...options) {
      await end();
      const port = await freePort();
      running = spawn(process.execPath, ['tooling/scripts/preview.mjs', remote, ...options], {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: String(port),
          PREVIEW_DIR: folder,
          DATA_DIR: path.join(folder, 'data'),
          RECORDED_DIR: path.join(folder, 'recorded'),
          // Never reaches a site that the user is running.
          DATABASE_URL: '',
          REDIS_URL: '',
          SMTP_URL: '',
          TILE_URL: 'none',
          PUBLIC_URL: '',
        },
      });
      const url = `http://localhost:${String(port)}`;
      await untilReady(running, url, BUILD_DEADLINE_MS);
      return url;
    },
    async remove() {
      await end();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
