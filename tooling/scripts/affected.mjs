/**
 * `node tooling/scripts/affected.mjs <commit or branch>`: for CI, the commit that HEAD and that one have in common, and the
 * packages that what came since affects, as lines of `GITHUB_OUTPUT`. Where there is no such commit (the first push of a
 * branch), every package counts.
 */
import { spawnSync } from 'node:child_process';
import { ROOT, stop } from './checks.mjs';
import { TOOLS } from './run.mjs';

/** Journeys need the whole site: a job of their own runs them. */
const NOT_ALONE = '@plumbline/e2e';

function read(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  return { ok: status === 0, text: stdout.trim(), stderr };
}

const { ok, text: base } = read('git', ['merge-base', 'HEAD', process.argv[2] || 'HEAD~1']);
const since = ok ? ['--since', base] : [];
const listed = read(...TOOLS.lerna('ls', '--all', '--json', '--loglevel', 'silent', ...since));
if (!listed.ok) stop(listed.stderr);
const packages = JSON.parse(listed.text || '[]').map(({ name }) => name);
process.stdout.write(`since=${since.join(' ')}\n`);
process.stdout.write(`packages=${JSON.stringify(packages.filter((name) => name !== NOT_ALONE))}\n`);
