import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { AppError } from '../errors';
import { serverFolder } from '../paths';
import type { PictureTask, RenderedPicture } from './picture-worker';

const PHOTOS_AT_ONCE = 2;
const LONGEST_QUEUE = 64;
/** The worker ends itself after two seconds of work; this is for one that cannot even do that, waiting included. */
const BACKSTOP_MS = 30_000;

type Pools = { photos: Tinypool; drawings: Tinypool };

let pools: Pools | undefined;

/**
 * Renders in a child process of its own, so that no picture can hold up the calls of others: one drawing at a time,
 * two photos. `undefined` for what is no picture, took two seconds or 192 MiB. BUSY when too many wait.
 */
export async function render(task: PictureTask): Promise<RenderedPicture> {
  pools ??= { photos: createPool(PHOTOS_AT_ONCE), drawings: createPool(1) };
  const pool = task.kind === 'drawing' ? pools.drawings : pools.photos;
  if (pool.queueSize >= LONGEST_QUEUE) throw new AppError('BUSY', { retryAfter: 3 });
  try {
    return (await pool.run(task, { signal: AbortSignal.timeout(BACKSTOP_MS) })) as RenderedPicture;
  } catch {
    return undefined;
  }
}

/** Child processes by what they render, and how many pictures wait for them. */
export function countPictures(): { kind: string; processes: number; waiting: number }[] {
  return (['photos', 'drawings'] as const).map((kind) => ({
    kind,
    processes: pools?.[kind].threads.length ?? 0,
    waiting: pools?.[kind].queueSize ?? 0,
  }));
}

/** Ends the child processes; the next picture starts new ones. */
export async function closePicturePool(): Promise<void> {
  const closing = pools;
  pools = undefined;
  await Promise.all([closing?.photos.destroy(), closing?.drawings.destroy()]);
}

function createPool(maxThreads: number): Tinypool {
  const pool = new Tinypool({
    ...workerFile(),
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads,
    idleTimeout: 60_000,
    // None of our settings: what reads strangers' bytes knows no secret.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  // A process that ends with no picture in hand; the pool starts another.
  pool.on('error', () => undefined);
  return pool;
}

/** Beside the bundle when that is what runs, else the source, which needs the loader that reads TypeScript. */
function workerFile(): { filename: string; execArgv: string[] } {
  const bundled = path.join(path.dirname(process.argv[1] ?? '.'), 'picture-worker.js');
  if (fs.existsSync(bundled)) return { filename: bundled, execArgv: [] };
  const tsx = createRequire(path.join(serverFolder, 'package.json')).resolve('tsx');
  return {
    filename: path.join(serverFolder, 'src/images/picture-worker.ts'),
    execArgv: ['--import', pathToFileURL(tsx).href],
  };
}
