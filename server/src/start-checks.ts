import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config';
import { StartError } from './start-error';

/** What can be told before anything is made: each a line that names the setting. */
export async function checkBeforeStart(
  config: Pick<Config, 'port' | 'host' | 'dataDir' | 'storageUrl'>,
): Promise<void> {
  requireFolder('DATA_DIR', config.dataDir);
  if (config.storageUrl !== undefined) requireFolder('STORAGE_URL', fileURLToPath(config.storageUrl));
  await requirePort(config);
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
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

/** Before a database is made that nobody will use. */
function requirePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(namingPort(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

/** The line for an error of listening; any other error stays what it is. */
export function namingPort(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user: set PORT to another.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${JSON.stringify(host)} is no address of this machine.`);
  return error;
}
