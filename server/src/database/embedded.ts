import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { makeFolder } from '../settings/start-checks';
import { StartError } from '../settings/start-error';
import type { Identity } from './embedded-binaries';
import { isTraversable, postgresBinaries, postgresIdentity } from './embedded-binaries';
import { claimCluster, clearPostmaster } from './postmaster';

/** A running PostgreSQL of our own. `folder` is where the rows really lie; `stop` ends it and keeps them. */
export type EmbeddedPostgres = { url: string; folder: string; isNew: boolean; stop: () => Promise<void> };

type Place = {
  dataDir: string;
  /** Where the rows are to lie, instead of in `dataDir`. */
  databaseDir?: string | undefined;
  /** Under root, where `nobody` cannot reach `dataDir`: outside of it (true, the default), or not at all. */
  mayLieElsewhere?: boolean;
};

type EmbeddedOptions = Place & {
  /** Server settings on top of ours, such as `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
  /** PostgreSQL ended although nobody asked it to. */
  onLost?: (log: string) => void;
};

type Cluster = { folder: string; native: string; identity: Identity };

/** Ends PostgreSQL when our end of the pipe closes, however this process ends. Its own end is the shell's end. */
const WATCHDOG =
  'exec 3<&0; "$@" 0</dev/null 3<&- & P=$!; trap "kill -INT $P" TERM INT; (read x <&3; kill -INT $P 2>/dev/null) & wait $P';

/**
 * Starts the PostgreSQL 18 that npm installed, on a free loopback port with a password of its own, in `dataDir`
 * (made at first use). Throws StartError with one clear line when this machine or folder cannot.
 */
export async function startEmbeddedPostgres({
  settings,
  onLost,
  ...place
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const identity = postgresIdentity();
  const cluster: Cluster = {
    folder: clusterFolder(place, identity),
    native: postgresBinaries(identity),
    identity,
  };
  makeFolder(cluster.folder);
  give(cluster.folder, identity);
  await clearPostmaster(cluster.folder);
  const isNew = initialise(cluster);
  claimCluster(cluster.folder);

  const port = await freePort();
  const child = spawnPostgres(cluster, { port: String(port), ...settings });
  const log = await untilReady(child);
  let isStopping = false;
  child.once('exit', () => {
    child.stdin?.destroy();
    if (!isStopping) onLost?.(log());
  });
  return {
    url: urlOf(cluster.folder, port),
    folder: cluster.folder,
    isNew,
    stop: () => {
      isStopping = true;
      return stopChild(child);
    },
  };
}

/** The URL of the PostgreSQL that another process of ours runs there now; `undefined` where none does. */
export function urlOfRunning(place: Place): string | undefined {
  const folder = clusterFolder(place, postgresIdentity());
  const lockFile = path.join(folder, 'cluster/postmaster.pid');
  if (!fs.existsSync(lockFile)) return undefined;
  // PostgreSQL's own lines: its process, its folder, when it started, its port.
  const port = fs.readFileSync(lockFile, 'utf8').split('\n')[3];
  return port === undefined ? undefined : urlOf(folder, Number(port));
}

function urlOf(folder: string, port: number): string {
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Under root the rows must lie where `nobody` can reach them: in `dataDir`, or else in a folder per checkout outside.
 * A place once taken is kept, whatever becomes of the permissions: rows must never seem to vanish.
 */
function clusterFolder({ dataDir, databaseDir, mayLieElsewhere = true }: Place, { uid }: Identity): string {
  const inside = path.resolve(databaseDir ?? path.join(dataDir, 'postgres'));
  if (uid === undefined) return inside;
  const outside = `/var/tmp/plumbline-data-${createHash('sha256').update(inside).digest('hex').slice(0, 12)}`;
  if (databaseDir === undefined && isInitialised(outside)) return outside;
  if (isTraversable(path.dirname(inside))) return inside;
  const remedy = 'make the folders above it searchable (chmod o+x)';
  if (isInitialised(inside))
    throw new StartError(`The database in ${inside} is closed to the user "nobody": ${remedy}.`);
  if (databaseDir !== undefined)
    throw new StartError(
      `DATABASE_DIR: ${inside} is closed to the user "nobody", as whom PostgreSQL runs: ${remedy}.`,
    );
  if (!mayLieElsewhere)
    throw new StartError(
      `DATA_DIR: ${dataDir} is closed to the user "nobody", as whom PostgreSQL runs under root: ${remedy}, set DATABASE_DIR to another folder, or start as another user.`,
    );
  return outside;
}

function isInitialised(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'initialised'));
}

function give(target: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(target, uid, gid);
}

/** Makes the cluster once; a half-made one (no mark) is created again, it cannot hold rows yet. */
function initialise({ folder, native, identity }: Cluster): boolean {
  const mark = path.join(folder, 'initialised');
  if (isInitialised(folder)) return false;
  const data = path.join(folder, 'cluster');
  const passwordFile = path.join(folder, 'password');
  fs.rmSync(data, { recursive: true, force: true });
  fs.writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  give(passwordFile, identity);
  const flags = [
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--no-sync',
  ];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const result = spawnSync(path.join(native, 'bin/initdb'), ['-D', data, ...flags, ...locale], {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
    throw new StartError(`PostgreSQL could not make its folder ${data}: ${reason}`);
  }
  fs.writeFileSync(mark, '');
  return true;
}

function spawnPostgres(
  { folder, native, identity }: Cluster,
  settings: Record<string, string>,
): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [path.join(native, 'bin/postgres'), '-D', path.join(folder, 'cluster'), ...flags];
  return spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...command], {
    ...identity,
    cwd: '/',
    // A process group of its own: Ctrl-C reaches us first, and we stop the database last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Resolves with a reader of the last log lines once connections are accepted. */
function untilReady(child: ChildProcess): Promise<() => string> {
  let log = '';
  let isReady = false;
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StartError(`PostgreSQL did not start: ${error.message}`)));
    child.once('exit', () =>
      reject(new StartError(`PostgreSQL did not start: ${log.trim().split('\n').at(-1)}`)),
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (isReady || !log.includes('ready to accept connections')) return;
      isReady = true;
      child.unref();
      unreference(child.stdin);
      unreference(child.stderr);
      resolve(() => log);
    });
  });
}

/** The pipes are sockets underneath; neither may keep this process alive. */
function unreference(stream: unknown): void {
  if (stream instanceof net.Socket) stream.unref();
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.ref();
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
