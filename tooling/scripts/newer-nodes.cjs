const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const KEPT = path.resolve(__dirname, '../../.plumbline/nodes');

/** The site runs on these too; all other tests run on the Node that runs them. */
const NEWER_NODES = [22, 24];

const executableOf = (major) => path.join(KEPT, String(major), 'bin/node');
const isKept = (major) => fs.existsSync(executableOf(major));

/** Fetches the newest Node of a major version from npm, which has it as a package for each system, unless it is kept. */
function keepNode(major) {
  if (isKept(major)) return;
  fs.mkdirSync(KEPT, { recursive: true });
  // Two that fetch at once do not meet.
  const folder = fs.mkdtempSync(path.join(KEPT, 'fetching-'));
  try {
    const pack = [
      'pack',
      `node-${process.platform}-${process.arch}@${major}`,
      '--silent',
      '--fetch-retries=0',
    ];
    const name = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    execFileSync('tar', ['-xzf', name], { cwd: folder });
    fs.renameSync(path.join(folder, 'package'), path.join(KEPT, String(major)));
  } catch {
    // Offline, or kept meanwhile: whoever asked looks whether it is there.
  }
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Its executable; `undefined` where it is neither kept nor can be fetched. */
function findNode(major) {
  keepNode(major);
  return isKept(major) ? executableOf(major) : undefined;
}

module.exports = { NEWER_NODES, findNode, isKept };
