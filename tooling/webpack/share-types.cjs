const { execFile } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { ROOT, shareEntries } = require('./shares.cjs');
const { writeOnce } = require('./write-once.cjs');

const CACHE = path.join(ROOT, 'node_modules/.cache/plumbline');
const FACADE = 'shell/src/facade/react-router-dom.ts';
const CONTRACT = 'shared-schema/src/platform-contract.ts';

/** Share key → source file of our own packages; libraries are compared by version. */
function listEntries() {
  const own = shareEntries().filter(({ key }) => key.startsWith('@plumbline/'));
  const entries = own.map(({ key }) => {
    const [, folder, ...entry] = key.split('/');
    const { exports } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    return [key, path.join(ROOT, folder, exports[`./${entry.join('/')}`])];
  });
  return [...entries, ['react-router-dom', path.join(ROOT, FACADE)]];
}

function sourcesOf(folder) {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

/** Everything the answer depends on. */
function fingerprint() {
  const folders = ['shared-schema', 'shared-api', 'shared-ui'];
  const files = [
    ...folders.flatMap((folder) => [`${folder}/package.json`, ...sourcesOf(`${folder}/src`)]),
    FACADE,
    'tsconfig.base.json',
    'package-lock.json',
    path.relative(ROOT, __filename),
    path.relative(ROOT, require.resolve('./export-types.cjs')),
  ];
  const hash = crypto.createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

/** The types, read in a process of its own: the checker needs memory and time that the bundler cannot spare. */
function readInProcess() {
  return new Promise((resolve, reject) => {
    const script = require.resolve('./export-types.cjs');
    const options = { maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, [script], options, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
    child.stdin.end(JSON.stringify({ entries: listEntries(), contract: path.join(ROOT, CONTRACT) }));
  });
}

/**
 * What the shared packages offer now: `exports` (share key → export → what a caller must give) and `slots` (slot id →
 * props its module is certain to get). Read with the type checker, once for each state of the sources, also where
 * several builds ask at the same time.
 */
async function readShareTypes() {
  const file = path.join(CACHE, `share-types-${fingerprint()}.json`);
  await writeOnce(file, readInProcess);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

module.exports = { readShareTypes };
