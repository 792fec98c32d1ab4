const { execFileSync } = require('node:child_process');
const { ROOT } = require('./shares.cjs');

/** What a build is made of besides its own folder. */
const SHARED_SOURCES = ['shared-schema', 'shared-api', 'shared-ui', 'tooling/webpack', 'package-lock.json'];

function git(...args) {
  try {
    return execFileSync('git', ['-C', ROOT, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The commit that the sources of a build in `dir` are at, and whether they hold work that it does not. */
function gitStamp(dir) {
  return {
    commit: git('rev-parse', 'HEAD') || 'unknown',
    isDirty: git('status', '--porcelain', '--', dir, ...SHARED_SOURCES) !== '',
  };
}

module.exports = { gitStamp };
