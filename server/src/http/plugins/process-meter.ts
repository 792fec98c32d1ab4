import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Connection } from '../../database/connect';
import { countPictures } from '../../kit/images/picture-pool';
import { serverFolder } from '../../settings/paths';
import type { Role } from '../../settings/process-settings';

type Parts = { pool: Connection['pool'] | undefined; role: Role };

/** Prometheus figures of what this process holds: its build, connections, child processes, sockets. */
export function createProcessMeter(registry: Registry, { pool, role }: Parts) {
  const registers = [registry];
  new Gauge({
    name: 'plumbline_build_info',
    help: 'What runs: version, the start of the SHA-256 of its program, Node, ROLE; always 1',
    labelNames: ['version', 'build', 'node', 'role'],
    registers,
  }).set({ version: versionOf(), build: buildOf(), node: process.versions.node, role }, 1);
  if (pool) meterPool(registry, pool);
  new Gauge({
    name: 'plumbline_pictures',
    help: 'Child processes that render uploaded pictures, and pictures that wait for one',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const { kind, processes, waiting } of countPictures()) {
        this.set({ kind, state: 'processes' }, processes);
        this.set({ kind, state: 'waiting' }, waiting);
      }
    },
  });

  return {
    /** Called once, when there are sockets to count. */
    watchSockets: (count: () => number): void => {
      new Gauge({
        name: 'plumbline_sockets',
        help: 'Open sockets of this process',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
  };
}

function meterPool(registry: Registry, pool: Connection['pool']): void {
  const registers = [registry];
  new Gauge({
    name: 'plumbline_database_connections',
    help: 'Connections of the pool; waiting: calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'plumbline_database_connections_max',
    help: 'DATABASE_POOL',
    registers,
  }).set(pool.options.max);
}

function versionOf(): string {
  const text = fs.readFileSync(path.join(serverFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The hash of the bundle that runs, which is the same for the same commit wherever it is built. */
function buildOf(): string {
  const program = process.argv[1];
  if (program === undefined || !fs.statSync(program, { throwIfNoEntry: false })?.isFile()) return 'none';
  return createHash('sha256').update(fs.readFileSync(program)).digest('hex').slice(0, 12);
}
