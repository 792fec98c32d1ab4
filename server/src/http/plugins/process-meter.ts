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
  meterPictures(registers);

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
    help: 'Open connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'plumbline_database_waiting_queries',
    help: 'What waits for a connection of the pool',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'plumbline_database_max_connections',
    help: 'Connections that the pool may open, DATABASE_POOL',
    registers,
  }).set(pool.options.max);
}

/** Two figures: a sum over states of one would add processes to pictures. */
function meterPictures(registers: Registry[]): void {
  const labelNames = ['kind'];
  new Gauge({
    name: 'plumbline_picture_processes',
    help: 'Child processes that render uploaded pictures',
    ...{ labelNames, registers },
    collect() {
      for (const { kind, processes } of countPictures()) this.set({ kind }, processes);
    },
  });
  new Gauge({
    name: 'plumbline_waiting_pictures',
    help: 'Uploaded pictures that wait for a child process',
    ...{ labelNames, registers },
    collect() {
      for (const { kind, waiting } of countPictures()) this.set({ kind }, waiting);
    },
  });
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
