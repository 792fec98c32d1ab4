/**
 * Reads every script of the repository without running it. One that does not parse, or that imports what its neighbour
 * does not export, fails; Node would tell only when it runs.
 */
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { ROOT } from './checks.mjs';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
});
try {
  await build({
    ...{ absWorkingDir: ROOT, entryPoints: listed.trim().split('\n') },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
    ...{ write: false, outdir: 'nowhere', logLevel: 'error' },
  });
} catch {
  // esbuild has said where.
  process.exitCode = 1;
}
