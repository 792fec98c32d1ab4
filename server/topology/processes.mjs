/**
 * Processes as a supervisor keeps them: each with a log of its own, started again when it ends by itself, and gone when
 * this process is, however that ends.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../faults/patience.mjs';

/** `RestartSec` of deploy/systemd. */
export const RESTART_MS = 2000;
const READY_MS = 120_000;
/** `TimeoutStopSec` there. */
const STOP_MS = 40_000;
const LOG_SHOWN = 20;

/**
 * `part`: `name`, `command` with its arguments, `env`, `user` that it runs as where we are root, `stopSignal`, and
 * `isReady()`. It goes in a group of its own: Ctrl-C in a terminal is for us, who stop the parts in their order.
 */
export function createProcess(part, { log, cwd }) {
  const { name, command, env = {}, user, stopSignal = 'SIGTERM', isReady } = part;
  let child;
  let isWanted = false;

  const launch = () => {
    const output = fs.openSync(log, 'a');
    child = spawn('setpriv', [...asUser(user), '--pdeathsig', stopSignal.replace('SIG', ''), ...command], {
      cwd: part.cwd ?? cwd,
      detached: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env.PATH, HOME: cwd, LANG: 'C.UTF-8', ...env },
    });
    fs.closeSync(output);
    child.once('exit', () => void comeBack());
  };
  const comeBack = async () => {
    if (!isWanted) return;
    await sleep(RESTART_MS);
    if (isWanted) launch();
  };
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const signal = (which) => {
    if (isRunning()) process.kill(-child.pid, which);
  };

  const unit = {
    name,
    isReady,
    get pids() {
      return isRunning() ? [child.pid] : [];
    },
    start: async () => {
      isWanted = true;
      launch();
      await untilReady(unit, () => isRunning() || tell(log));
    },
    /** Kills it and all that it started; the supervisor starts it again, unless it `staysAway`. */
    kill: ({ staysAway = false } = {}) => {
      isWanted = !staysAway;
      signal('SIGKILL');
    },
    reload: () => child.kill('SIGHUP'),
    /** Resolves to whether it ended by itself and well. */
    stop: async () => {
      isWanted = false;
      if (isRunning()) child.kill(stopSignal);
      if (!(await waitUntil(() => !isRunning(), STOP_MS))) signal('SIGKILL');
      return child?.exitCode === 0;
    },
    end: () => {
      isWanted = false;
      signal('SIGKILL');
    },
  };
  return unit;
}

/** Some programs refuse to run as root. */
export const asUser = (user) =>
  user !== undefined && process.getuid() === 0
    ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups']
    : [];

/** `isAlive()`: true, or what to say of its end. */
export async function untilReady({ name, isReady }, isAlive = () => true) {
  let end = true;
  const isDone = async () => (end = isAlive()) !== true || (await isReady().catch(() => false));
  if ((await waitUntil(isDone, READY_MS)) && end === true) return;
  throw new Error(`${name} did not start. ${end === true ? '' : end}`);
}

const tell = (log) =>
  `The end of ${log}:\n${fs.readFileSync(log, 'utf8').split('\n').slice(-LOG_SHOWN).join('\n')}`;
