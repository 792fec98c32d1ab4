const { execFileSync } = require('node:child_process');

function git(dir, ...args) {
  try {
    return execFileSync('git', ['-C', dir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The commit that the sources of a build in `dir` are at, and whether they hold work that it does not. `sources`: what
 * the build is made of besides its own folder.
 */
function gitStamp(dir, sources) {
  return {
    commit: git(dir, 'rev-parse', 'HEAD') || 'unknown',
    isDirty: git(dir, 'status', '--porcelain', '--', dir, ...sources) !== '',
  };
}

module.exports = { gitStamp };
