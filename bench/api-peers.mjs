/** Starts what the API is compared with, each in a process of its own that ends with this one. */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const FEATHERS = path.join(import.meta.dirname, 'feathers');

async function start(file, settings) {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(settings);
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  return { port, pid: child.pid, stop: () => child.disconnect() };
}

/** From the registry that npm is set to, by its own lock file. False where that cannot be reached. */
function installFeathers() {
  if (fs.existsSync(path.join(FEATHERS, 'node_modules'))) return true;
  process.stdout.write('Installing Feathers, 71 MB, for this benchmark only\n');
  try {
    const options = ['ci', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', options, { cwd: FEATHERS, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    process.stdout.write('Feathers cannot be installed: measured without it\n');
    return false;
  }
}

export async function startPeers({ databaseUrl, reads }) {
  const peer = path.join(import.meta.dirname, 'api-peer.mjs');
  return {
    'bare Fastify': await start(peer, { databaseUrl, reads }),
    ...(installFeathers() && { Feathers: await start(path.join(FEATHERS, 'serve.mjs'), { databaseUrl }) }),
  };
}
