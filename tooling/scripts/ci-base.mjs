/**
 * Prints the commit that CI compares with: for a pull request where it left its target, for a push what the branch held
 * before (`BEFORE`), so that no commit of the push is missed. A new branch, or one that was rewritten, has no such
 * commit: then where it left the main branch or, on that one, the parent.
 * Environment: `BASE_REF` (target of the pull request, or empty), `BEFORE`.
 */
import { execFileSync } from 'node:child_process';

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const { BASE_REF, BEFORE = '' } = process.env;
const head = git('rev-parse', 'HEAD');

function baseOfPush() {
  const isAncestor = /^0*$/.test(BEFORE) ? '' : git('merge-base', BEFORE, 'HEAD') === BEFORE;
  if (isAncestor) return BEFORE;
  const fork = git('merge-base', 'origin/main', 'HEAD');
  return fork !== '' && fork !== head ? fork : git('rev-parse', 'HEAD~1') || head;
}

process.stdout.write(`${BASE_REF ? git('merge-base', `origin/${BASE_REF}`, 'HEAD') : baseOfPush()}\n`);
