/** A PostgreSQL 15 of a run's own, as the system installs it. It ends with the run, however that ends. */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const POSTGRES_BINARIES = '/usr/lib/postgresql/15/bin';

export const isPostgresInstalled = () => fs.existsSync(path.join(POSTGRES_BINARIES, 'postgres'));

export function createPostgres(port) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-fault-pg15-'));
  const cluster = path.join(folder, 'cluster');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const commandOf = (name, args) => {
    const program = path.join(POSTGRES_BINARIES, name);
    if (!isRoot) return [program, args];
    return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]];
  };
  const runNow = (name, ...args) => execFileSync(...commandOf(name, args), { stdio: 'ignore', cwd: folder });
  const pgCtl = (...args) =>
    promisify(execFile)(...commandOf('pg_ctl', ['-D', cluster, '-w', '-s', ...args]), { cwd: folder });
  const start = ['-l', path.join(folder, 'log'), '-o', settings];

  runNow('initdb', '-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const end = () => {
    try {
      runNow('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
    } catch {
      // It was not running.
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => pgCtl('start', ...start),
    stop: (mode) => pgCtl('-m', mode, 'stop'),
    /** Resolves when it takes connections again. */
    restart: (mode) => pgCtl('-m', mode, ...start, 'restart'),
  };
}
