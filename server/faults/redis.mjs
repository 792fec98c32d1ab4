/** A Redis of a run's own, which keeps nothing and ends with the run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const isRedisInstalled = () => spawnSync('redis-server', ['--version']).status === 0;

export function createRedis(port) {
  let server;
  process.once('exit', () => server?.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn('redis-server', settings, { stdio: 'ignore' });
      while (!(await isRedisAt(port))) {
        if (server.exitCode !== null) throw new Error(`Redis did not start: is port ${port} taken?`);
        await sleep(20);
      }
    },
    kill: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    /** It keeps its connections but does not answer. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  };
}

/** Asked in its protocol: another program may listen there. */
export function isRedisAt(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', (answer) => end(String(answer).startsWith('+PONG'))).once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
