import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLISHED_ONCE } from './publish-once';
import type { RegistryPlace } from './registry-command';
import { ROOT } from './repository';

const START_DEADLINE_MS = 90_000;
const STOP_DEADLINE_MS = 20_000;
/** Whether pages come with their content in this run. */
export const areRendered = process.env.RENDER_PAGES !== '0';

/** A running site: server, database and registry of its own, in a temporary folder. */
export type Site = RegistryPlace & {
  /** `http://localhost:4711`, without a slash at the end. */
  url: string;
  /** Where its server keeps everything. */
  dataDir: string;
};

/** A site that nobody shares. */
export type OwnSite = Site & {
  /** SIGTERM, and waits for the end. Rows stay. */
  stop: () => Promise<void>;
  /** Starts the stopped site again, on the same port and data. */
  start: () => Promise<void>;
  /** Stops it and removes its folder. */
  remove: () => Promise<void>;
};

/**
 * `isLimited`: with the product's rate limits, which otherwise the journeys would run into. `isRendered`: whether pages
 * for visitors without a session come with their content; by default they do, unless the journeys run with
 * RENDER_PAGES=0. `node`: the executable that runs its server, by default that of this process.
 */
type SiteOptions = { seed: 'none' | 'demo'; isLimited?: boolean; isRendered?: boolean; node?: string };

/**
 * Starts a site from a copy of the registry published once, with an identity provider of its own in Google's place.
 * `seed: 'demo'` fills it with the demo world.
 */
export async function startSite({
  seed,
  isLimited = false,
  isRendered = areRendered,
  node = process.execPath,
}: SiteOptions): Promise<OwnSite> {
  // Under root the database runs as `nobody`, who must be able to walk down to its folder.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-site-'));
  fs.chmodSync(folder, 0o755);
  fs.cpSync(process.env[PUBLISHED_ONCE] ?? '', folder, { recursive: true });
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const place = { registryDir: path.join(folder, 'registry'), keyDir: path.join(folder, 'keys') };
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    REGISTRY_DIR: place.registryDir,
    REGISTRY_KEYS: place.keyDir,
    PROFILE: 'demo',
    SEED: seed,
    // Journeys stay on this machine.
    TILE_URL: 'none',
    RENDER_PAGES: isRendered ? '1' : '0',
    LOAD_TEST: isLimited ? '' : '1',
    OIDC_LOCAL: '1',
    GUARD_SECONDS: '1',
    SMTP_URL: '',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    REDIS_URL: '',
  };
  const url = `http://localhost:${String(port)}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = await startServer(node, env, url);
  };
  const stop = async () => {
    if (child) await stopProcess(child);
    child = undefined;
  };
  const remove = async () => {
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { ...place, url, dataDir, start, stop, remove };
}

async function startServer(node: string, env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(node, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  await untilReady(child, url);
  return child;
}

/** Waits until the site that a process starts answers; ends the process and tells what it printed when it does not. */
export async function untilReady(
  child: ChildProcess,
  url: string,
  patience = START_DEADLINE_MS,
): Promise<void> {
  let printed = '';
  const keep = (data: Buffer) => {
    printed = (printed + data.toString()).slice(-8_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const deadline = Date.now() + patience;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed}`);
    if (Date.now() > deadline) {
      await stopProcess(child).catch(() => undefined);
      throw new Error(`The server was not ready in time:\n${printed}`);
    }
    await sleep(100);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** SIGTERM, and waits for the end; a process that does not end is killed, and said. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await ended;
  clearTimeout(patience);
  if (child.signalCode === 'SIGKILL') throw new Error(`${child.spawnargs.join(' ')} did not stop.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
