import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 19];

/** Prints one line and exits with an error. */
export function stop(line) {
  process.stderr.write(`\n${line}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (!isOldEnough)
    stop(`Plumbline needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Stops with one line when nothing has been installed yet. */
export function requireInstalled(command) {
  if (fs.existsSync(path.join(ROOT, 'node_modules/.package-lock.json'))) return;
  stop(`Nothing is installed yet. First: npm ci --ignore-scripts (or npm start), then again: ${command}`);
}

/** Stops with a clear line where `port` is taken or may not be used. `command` is what to call again. */
function requireFreePort(port, command) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => {
      const reason = code === 'EACCES' ? 'may not be used by this user' : 'is taken';
      stop(`Port ${port} ${reason}. Choose another, or free it: PORT=${port + 1} ${command}`);
    });
    probe.listen(port, () => probe.close(resolve));
  });
}

/** The port that PORT names, or else `usual`; stops with a clear line where it is none or is taken. */
export async function readPort(usual, command) {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`PORT=${process.env.PORT} is no port. Choose one: PORT=${usual} ${command}`);
  await requireFreePort(port, command);
  return port;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Folder names of the remotes of a checkout. */
export function remotesIn(root) {
  return fs
    .readdirSync(root)
    .filter((folder) => fs.existsSync(path.join(root, folder, 'remote.json')))
    .sort();
}

export const REMOTES = remotesIn(ROOT);

/** The remote named on the command line, or one line that lists the choices. */
export function requireRemote(name, command) {
  if (!REMOTES.includes(name)) stop(`Which remote? npm run ${command} -- ${REMOTES.join(' | ')}`);
  return name;
}
