import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 19];

/** Prints one line and ends the command. */
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

/** Stops with a clear line where `port` is taken. */
export function requireFreePort(port, variable = 'PORT') {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () =>
      stop(`Port ${port} is taken. Free it, or choose another: ${variable}=${port + 1} npm start`),
    );
    probe.listen(port, () => probe.close(resolve));
  });
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

export const REMOTES = fs
  .readdirSync(ROOT)
  .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'remote.json')))
  .sort();

/** The remote named on the command line, or one line that lists the choices. */
export function requireRemote(name, command) {
  if (!REMOTES.includes(name)) stop(`Which remote? npm run ${command} -- ${REMOTES.join(' | ')}`);
  return name;
}
