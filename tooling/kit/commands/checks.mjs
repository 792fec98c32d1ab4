/** Types, lint, tests and the build of a remote. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DIR, readContract } from './repository.mjs';

const require = createRequire(import.meta.url);

/** Runs a tool of the kit in the repository; resolves to its exit code. */
function run(module, args) {
  readContract();
  const child = spawn(process.execPath, [module, ...args], { cwd: DIR, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const fileIn = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

export const typecheck = () => run(fileIn('typescript', 'bin/tsc'), ['--noEmit', '-p', '.']);
export const test = (_options, args) => run(fileIn('jest', 'bin/jest.js'), args);
export const lint = (_options, args) =>
  run(fileIn('eslint', 'bin/eslint.js'), args.length > 0 ? args : ['.']);

/** The builder's settings for this repository. */
export function webpackConfig(mode) {
  readContract();
  return require('../../webpack/builder.cjs')(DIR)({}, { mode });
}

export async function build() {
  const compiler = require('webpack')(webpackConfig('production'));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings())
    process.stdout.write(`${stats.toString('errors-warnings')}\n`);
  return stats.hasErrors() ? 1 : 0;
}
