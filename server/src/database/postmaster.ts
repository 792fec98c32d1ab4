import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../settings/start-error';

const STOP_DEADLINE_MS = 20_000;

/**
 * Makes the cluster in `folder` free to start. A postmaster that still belongs to a running server is left alone
 * (StartError); one whose server was killed is stopped properly, keeping every committed row; the lock file of a
 * dead or zombie one, on which PostgreSQL would refuse to start, is removed.
 */
export async function clearPostmaster(folder: string): Promise<void> {
  const lockFile = path.join(folder, 'cluster/postmaster.pid');
  const pid = readPid(lockFile);
  if (pid === undefined) return;
  if (isPostmasterOf(folder, pid)) {
    const owner = readPid(path.join(folder, 'owner.pid'));
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
      throw new StartError(
        `The database in ${folder} is in use by process ${owner}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    await stopPostmaster(folder, pid);
  }
  fs.rmSync(lockFile, { force: true });
}

/** Notes that this process runs the cluster in `folder`. */
export function claimCluster(folder: string): void {
  fs.writeFileSync(path.join(folder, 'owner.pid'), `${process.pid}\n`);
}

async function stopPostmaster(folder: string, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_DEADLINE_MS;
  signal(pid, 'SIGINT');
  while (isPostmasterOf(folder, pid)) {
    if (Date.now() > deadline)
      throw new StartError(`PostgreSQL (process ${pid}) does not stop: end it and start again.`);
    await sleep(50);
  }
}

function readPid(file: string): number | undefined {
  if (!fs.existsSync(file)) return undefined;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * The number in a lock file may by now be another process's, even another database's: after a restart of the machine,
 * or in a copy of the folder. Only a PostgreSQL that works in this very folder is ours.
 */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isAlive(pid) || !processField(pid, 'comm').includes('postgres')) return false;
  const cluster = path.join(folder, 'cluster');
  return workingFolder(pid) === realPath(cluster) || argumentsOf(pid).includes(`-D ${cluster}`);
}

function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function realPath(folder: string): string {
  return fs.existsSync(folder) ? fs.realpathSync(folder) : folder;
}

function argumentsOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return processFieldFromPs(pid, 'args');
  }
}

/** A zombie still answers signals but holds nothing any more. */
function isAlive(pid: number): boolean {
  return signal(pid, 0) && !processField(pid, 'stat').startsWith('Z');
}

function processField(pid: number, field: 'comm' | 'stat'): string {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return field === 'comm' ? text.slice(text.indexOf('(') + 1, end) : text.slice(end + 2, end + 3);
  } catch {
    return processFieldFromPs(pid, field);
  }
}

function processFieldFromPs(pid: number, field: 'comm' | 'stat' | 'args'): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return '';
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
