import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { AppError } from '../errors';
import { serverFolder } from '../../settings/paths';
import type { DiskFailure, PictureTask, RenderedPicture } from './picture-worker';
import { createRoom } from './room';

/** Two photos, or a photo and a drawing, or one picture that takes the memory of both. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 64;
/** The worker ends itself after two seconds of work; this is for one that cannot even do that, or gets no processor. */
const BACKSTOP_MS = 30_000;

type Kind = 'photos' | 'drawings';

let pools: Record<Kind, Tinypool> | undefined;
const room = createRoom<Kind>(AT_ONCE);

/**
 * Renders in a child process of its own, so that no picture can hold up the calls of others: one drawing at a time,
 * two photos, and alone whatever has to be unpacked whole. `undefined` for what is no picture or took too long or too
 * much memory. BUSY when too many wait; the system's error where the disk does not take it.
 */
export async function render(task: PictureTask): Promise<RenderedPicture> {
  const result = await runInTurn(task);
  return result === 'unpacks' ? runInTurn({ ...task, mayUnpack: true }) : result;
}

async function runInTurn(task: PictureTask): Promise<RenderedPicture> {
  pools ??= { photos: createPool(AT_ONCE), drawings: createPool(1) };
  const kind = task.kind === 'drawing' ? 'drawings' : 'photos';
  const pool = pools[kind];
  if (room.countWaiting() >= LONGEST_QUEUE) throw new AppError('BUSY', { retryAfter: 3 });
  const needs = task.mayUnpack === true ? AT_ONCE : 1;
  const work = room.run({ kind, needs }, async () => {
    const signal = AbortSignal.timeout(BACKSTOP_MS);
    return (await pool.run(task, { signal })) as RenderedPicture | DiskFailure;
  });
  const result = await work.catch(() => undefined);
  if (typeof result !== 'object' || !('diskCode' in result)) return result;
  throw Object.assign(new Error(`picture not written: ${result.diskCode}`), { code: result.diskCode });
}

/** Child processes by what they render, and how many pictures wait for them. */
export function countPictures(): { kind: Kind; processes: number; waiting: number }[] {
  return (['photos', 'drawings'] as const).map((kind) => ({
    kind,
    processes: pools?.[kind].threads.length ?? 0,
    waiting: (pools?.[kind].queueSize ?? 0) + room.countWaiting(kind),
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
    // None of our settings: what reads strangers' bytes knows no secret. What a picture took goes back to the system, else
    // the process would grow with each, and end of the next one.
    env: {
      NODE_ENV: process.env.NODE_ENV ?? '',
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
    },
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
    filename: path.join(serverFolder, 'src/kit/images/picture-worker.ts'),
    execArgv: ['--import', pathToFileURL(tsx).href],
  };
}
