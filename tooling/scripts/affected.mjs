/**
 * `node tooling/scripts/affected.mjs <commit>`: the remotes affected since that commit, as a line of `GITHUB_OUTPUT`
 * for CI's matrix. Fails where they cannot be listed: an empty list would skip their tests.
 */
import { spawnSync } from 'node:child_process';
import { ROOT, stop } from './checks.mjs';
import { TOOLS } from './run.mjs';

const [, , since] = process.argv;
if (!since) stop('Usage: node tooling/scripts/affected.mjs <commit>');

const [command, args] = TOOLS.lerna('ls', '--since', since, '--all', '--json', '--loglevel', 'error');
const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) stop(stderr);
const remotes = JSON.parse(stdout)
  .map(({ name }) => name)
  .filter((name) => name.startsWith('@plumbline/mf-'));
process.stdout.write(`remotes=${JSON.stringify(remotes)}\n`);
