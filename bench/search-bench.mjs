/** What the benchmarks of searches share: a scratch database, percentiles, the comparison of sizes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { startEmbeddedPostgres } = await import('../server/src/database/embedded.ts');
const { copyDatabase } = await import('../server/src/database/testing.ts');
const { migrateDatabase } = await import('../server/src/database/migrate.ts');
const { connect } = await import('../server/src/database/connect.ts');

const AIM = 1.5;
// Commits stay synchronous: of rows that came otherwise VACUUM leaves the pages unmarked, and no index is enough alone.
const SCRATCH_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '8GB',
  shared_buffers: '512MB',
};

export async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

export const shown = (milliseconds) => Number(milliseconds.toFixed(1));

export function compare(smallest, largest) {
  console.log(`\nthe largest beside the smallest, aim ${AIM} × at p99`);
  console.table(
    Object.fromEntries(
      Object.keys(smallest).map((name) => [
        name,
        {
          'p50 ratio': shown(largest[name].p50 / smallest[name].p50),
          'p99 ratio': shown(largest[name].p99 / smallest[name].p99),
        },
      ]),
    ),
  );
}

async function openServer() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: () => {} };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-bench-'));
  // Under root PostgreSQL runs as another user, who must be able to walk in.
  fs.chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: SCRATCH_SETTINGS });
  const close = async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(postgres.folder, { recursive: true, force: true });
  };
  return { url: postgres.url, close };
}

/** Runs `work` on an empty, migrated database; the sizes are those of the command line, or `sizes`. */
export async function withScratch(sizes, work) {
  const given = process.argv.slice(2).map(Number);
  const server = await openServer();
  try {
    const scratch = await copyDatabase(server.url, undefined);
    try {
      await migrateDatabase(scratch.url);
      const connection = connect({ url: scratch.url, poolSize: 4 });
      try {
        const asked = given.length > 0 ? given.toSorted((a, b) => a - b) : sizes;
        await work({ url: scratch.url, connection, sizes: asked });
      } finally {
        await connection.close();
      }
    } finally {
      await scratch.drop();
    }
  } finally {
    await server.close();
  }
}
