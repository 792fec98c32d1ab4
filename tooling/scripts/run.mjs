import { spawn } from 'node:child_process';
import { ROOT, stop } from './checks.mjs';

/** Runs a command to its end. Resolves to its exit code and, with `capture`, what it printed. */
export function run(command, args, { env, capture = false, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    const keep = (target) => (data) => {
      output += data;
      target.write(data);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

const node = (...args) => [process.execPath, args];

/** A command of the workspace's own tools, by its script file: `npx` would fork and leave children behind. */
export const TOOLS = {
  node,
  lerna: (...args) => node('node_modules/lerna/dist/cli.js', ...args),
  registry: (...args) => node('--import', 'tsx', 'registry/src/cli.ts', ...args),
  npm: (...args) => ['npm', args],
};

/** Like `run`, with a headline and the time it took; a failure ends the whole command. */
export async function step(title, [command, args], options) {
  const started = Date.now();
  process.stdout.write(`\n▸ ${title}\n`);
  const result = await run(command, args, options);
  if (result.code !== 0) stop(`✗ ${title} failed (exit ${result.code}).`);
  process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** Starts a long-lived process that ends with this one. */
export function start([command, args], { env, cwd = ROOT } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}
