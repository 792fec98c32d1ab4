const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./shares.cjs');
const { importsOf } = require('./used-exports.cjs');

const PACKAGE = path.join(ROOT, 'shared-schema');

/** What the names in an `import` of the package lead to: `@plumbline/shared-schema/near` → `src/near.ts`. */
function entriesOf(dir) {
  const { name, exports } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return new Map(
    Object.entries(exports).map(([entry, target]) => [`${name}/${entry.slice(2)}`, path.join(dir, target)]),
  );
}

function sourcesIn(dir) {
  return fs
    .readdirSync(dir, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(dir, file));
}

/**
 * The sources of a package that run zod: those that import it, and those that import such a file. Types leave no
 * trace in a build, so they do not count.
 */
function zodFiles(dir = PACKAGE) {
  const entries = entriesOf(dir);
  const files = sourcesIn(path.join(dir, 'src'));
  const leadsTo = (from, key) =>
    key.startsWith('.') ? path.resolve(path.dirname(from), `${key}.ts`) : (entries.get(key) ?? key);
  const imports = new Map(
    files.map((file) => [file, new Set(importsOf(file).map((key) => leadsTo(file, key)))]),
  );
  const found = new Set(['zod']);
  let before;
  do {
    before = found.size;
    for (const [file, targets] of imports) {
      if ([...targets].some((target) => found.has(target))) found.add(file);
    }
  } while (found.size > before);
  found.delete('zod');
  return found;
}

module.exports = { zodFiles };
