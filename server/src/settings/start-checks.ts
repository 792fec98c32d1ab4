import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { requireBuckets } from './bucket-checks';
import type { Config } from './config';
import { StartError } from './start-error';

/** What is known to be wrong before anything starts: each a line that names the setting. */
export async function checkBeforeStart(
  config: Pick<
    Config,
    | 'port'
    | 'host'
    | 'dataDir'
    | 'databaseDir'
    | 'storageUrl'
    | 'otherStorageUrl'
    | 'registryDir'
    | 'registryUrl'
    | 'registryKeys'
  >,
  warn: (line: string) => void,
): Promise<void> {
  requireFolder('DATA_DIR', config.dataDir);
  if (config.databaseDir !== undefined) requireFolder('DATABASE_DIR', config.databaseDir);
  requireFolderOf('STORAGE_URL', config.storageUrl);
  requireFolderOf('OTHER_STORAGE_URL', config.otherStorageUrl);
  if (config.registryUrl === undefined) refuseFile('REGISTRY_DIR', config.registryDir);
  refuseFile('REGISTRY_KEYS', config.registryKeys);
  await requirePort(config);
  await requireBuckets(config, warn);
}

function requireFolderOf(name: string, url: string | undefined): void {
  if (url !== undefined && !isBucketUrl(url)) requireFolder(name, fileURLToPath(url));
}

/** A folder that is not there yet is waited for (`site.ts`); in the place of a file there will never be one. */
function refuseFile(name: string, folder: string): void {
  try {
    const isFile = fs.statSync(folder, { throwIfNoEntry: false })?.isFile() ?? false;
    if (isFile) throw new StartError(`${name}: ${folder} is a file, not a folder.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}: ${folder} cannot be read by this user (${code}).`);
  }
}

/** A folder that is there, or can be made, and can be written to. */
function requireFolder(name: string, folder: string): void {
  try {
    makeFolder(folder);
    if (!fs.statSync(folder).isDirectory())
      throw new StartError(`${name}: ${folder} is a file, not a folder.`);
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}: ${folder} cannot be written to by this user (${code}): choose another.`);
  }
}

/** One by one: where a folder cannot be made, Node's `recursive` names another reason, or (in /proc) never ends. */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

/**
 * Before a database is made that nobody will use. Asked, not tried: who is let in by a listener that goes away at once is
 * reset, and at a restart clients are waiting for the port.
 */
async function requirePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const anyPort = net.createServer().listen({ port: 0, host });
  try {
    await once(anyPort, 'listening');
  } catch (error) {
    throw namingPort(error, { port, host });
  }
  anyPort.close();
  if (port !== 0 && (await isAnswered({ port, host: WHERE_FOUND[host] ?? host }))) throw portTaken(port);
}

/** Where a listener on every address is found. */
const WHERE_FOUND: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

async function isAnswered(address: { port: number; host: string }): Promise<boolean> {
  const asked = net.connect(address);
  try {
    await once(asked, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    asked.destroy();
  }
}

const portTaken = (port: number) =>
  new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another.`);

/** The line for an error of listening; any other error stays what it is. */
export function namingPort(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return portTaken(port);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user: set PORT to another.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${JSON.stringify(host)} is no address of this machine.`);
  return error;
}
