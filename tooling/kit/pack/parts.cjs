const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../../webpack/shares.cjs');
const { writeOnce } = require('../../webpack/write-once.cjs');

const CACHE = path.join(ROOT, 'node_modules/.cache/plumbline');
const BUILDERS = ['tooling/kit/pack', 'tooling/webpack', 'tsconfig.base.json', 'package-lock.json'];
const SHARED = ['shared-schema', 'shared-api', 'shared-ui', ...BUILDERS];

/** What `build:kit` of the shell brings along for remotes elsewhere: file → what it is made of, and how. */
const PARTS = {
  'types.json.gz': { sources: [...SHARED, 'testing'], make: () => require('./types.cjs').packTypes() },
  'tests.json.gz': { sources: [...SHARED, 'testing'], make: () => require('./tests.cjs').packTests() },
  'shell.json.gz': { sources: [...SHARED, 'shell'], make: () => require('./shell.cjs').packShell() },
  'kit.tgz': {
    sources: ['registry', 'shared-schema', 'tooling', 'tsconfig.base.json', 'package-lock.json'],
    make: () => require('./archive.cjs').packKit(),
  },
};

const IGNORED = /(^|[\\/])(node_modules|dist|dist-dev|\.cache|\.plumbline)([\\/]|$)|\.test\./;

function filesIn(source) {
  const full = path.join(ROOT, source);
  if (fs.statSync(full).isFile()) return [source];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .map((entry) => path.join(source, entry.name))
    .filter((file) => !IGNORED.test(file))
    .flatMap(filesIn);
}

/** Equal for equal sources. */
function fingerprint(sources) {
  const hash = crypto.createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort())
    hash.update(file).update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

/** Those of earlier sources, which take some megabytes each. */
function forgetOthers(file, place) {
  for (const name of fs.readdirSync(CACHE))
    if (name.endsWith(`-${file}`) && name !== path.basename(place))
      fs.rmSync(path.join(CACHE, name), { force: true });
}

/** Each part in the cache, made where it is not there yet: file → where it lies. */
async function readParts() {
  const places = {};
  for (const [file, { sources, make }] of Object.entries(PARTS)) {
    places[file] = path.join(CACHE, `${fingerprint(sources)}-${file}`);
    await writeOnce(places[file], make);
    forgetOthers(file, places[file]);
  }
  return places;
}

module.exports = { readParts };

if (require.main === module)
  readParts().then(
    (places) => process.stdout.write(JSON.stringify(places)),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
