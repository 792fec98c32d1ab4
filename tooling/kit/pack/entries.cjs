const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../../webpack/shares.cjs');

/** Packages whose entries a remote elsewhere may name: the shared ones, and the kit of tests. */
const PACKAGES = ['shared-schema', 'shared-api', 'shared-ui', 'testing'];

const isSource = (file) => /\.(tsx?|json)$/.test(file) && !file.includes('.test.');

function filesOf(folder, target) {
  const [before, after] = target.split('*');
  return fs
    .readdirSync(path.join(ROOT, folder, before))
    .filter((file) => file.endsWith(after) && isSource(file))
    .map((file) => file.slice(0, -after.length));
}

/** The entries of one package: `[{key: '@plumbline/testing/builders/jobs', target: './src/builders/jobs.ts'}]`. */
function entriesOf(folder) {
  const { exports } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, given]) => {
    const target = given.types ?? given;
    const name = `@plumbline/${folder}/${entry.slice(2)}`;
    if (!isSource(target) || target.endsWith('package.json')) return [];
    if (!entry.includes('*')) return [{ key: name, target }];
    return filesOf(folder, target).map((file) => ({
      key: name.replace('*', file),
      target: target.replace('*', file),
    }));
  });
}

module.exports = { entriesOf, PACKAGES };
