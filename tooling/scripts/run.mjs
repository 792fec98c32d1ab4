import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { watchCaller } from './callers.mjs';
import { ROOT, stop } from './checks.mjs';

/**
 * Runs a command to its end. Resolves to its exit code and what it printed; with `isQuiet` or `log`, a file to write it
 * to, that does not reach the terminal; `onLine` gets each line of it.
 */
export function run(command, args, { env, cwd = ROOT, isQuiet = false, log, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const isCaptured = isQuiet || log !== undefined;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', isCaptured ? 'pipe' : 'inherit'],
    });
    const file = log === undefined ? undefined : fs.createWriteStream(log);
    let output = '';
    const keep = (stream) => {
      let rest = '';
      stream?.on('data', (data) => {
        output += data;
        file?.write(data);
        const lines = `${rest}${data}`.split('\n');
        rest = lines.pop();
        if (onLine) lines.forEach((line) => onLine(line));
      });
    };
    keep(child.stdout);
    keep(child.stderr);
    child.once('error', reject);
    // `close`, not `exit`: a grandchild may still have output to print.
    child.once('close', (code) => {
      file?.end();
      resolve({ code: code ?? 1, output });
    });
  });
}

const node = (...args) => [process.execPath, args];

/** A command of the workspace's own tools, by its script file: `npx` would fork and leave children behind. */
export const TOOLS = {
  node,
  knip: (...args) => node('node_modules/knip/bin/knip.js', ...args),
  lerna: (...args) => node('node_modules/lerna/dist/cli.js', ...args),
  nx: (...args) => node('node_modules/nx/dist/bin/nx.js', ...args),
  prettier: (...args) => node('node_modules/prettier/bin/prettier.cjs', ...args),
  types: (...args) => node('node_modules/typescript7/bin/tsc', ...args),
  registry: (...args) => node('--import', 'tsx', 'registry/src/cli.ts', ...args),
  // npm passes its settings on to nested npm processes, which warn about unknown ones.
  npm: (...args) => ['npm', ['--loglevel=error', ...args]],
};

/** Like `run`, with a headline and the time it took; a failure ends the whole command, with what was not printed. */
export async function step(title, [command, args], options) {
  const started = Date.now();
  process.stdout.write(`▸ ${title}\n`);
  const result = await run(command, args, options);
  if (result.code !== 0) {
    process.stdout.write(result.output);
    stop(`✗ ${title} failed (exit ${result.code}).`);
  }
  process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** Starts a long-lived process that ends with this one, which ends with its parent. */
export function start([command, args], { env, cwd = ROOT } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  process.once('exit', () => child.kill('SIGTERM'));
  // npm does not end its children when it is ended itself.
  watchCaller(() => child.kill('SIGTERM'));
  return child;
}
