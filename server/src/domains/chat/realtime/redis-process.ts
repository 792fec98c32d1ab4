import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Tests with Redis run where it is installed. */
export const isRedisInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of the test file's own, which keeps nothing. */
export function createRedisProcess() {
  // Known before it runs, and different in each worker of jest.
  const port = 20_000 + (process.pid % 10_000);
  let running: ChildProcess | undefined;

  return {
    url: `redis://127.0.0.1:${port}`,
    start: async (): Promise<void> => {
      const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      running = spawn('redis-server', settings, { stdio: 'ignore' });
      while (!(await answers(port))) await sleep(20);
    },
    stop: async (): Promise<void> => {
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    /** It keeps its connections and says nothing any more. */
    freeze: (): boolean | undefined => running?.kill('SIGSTOP'),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
