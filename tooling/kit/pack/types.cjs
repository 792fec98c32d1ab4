/**
 * The types of a remote elsewhere: declarations of every public entry of the shared packages and of the kit of tests,
 * and those of outside packages that they lead to, as a tree in which plain resolution works. So nothing of that is
 * installed there.
 */
const { execFile } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { ROOT } = require('../../webpack/shares.cjs');
const { entriesOf, PACKAGES } = require('./entries.cjs');
const { packTree } = require('./tree.cjs');

/** What a remote names besides our packages. */
const NAMED = ['react', 'react/jsx-runtime', 'react-router-dom', 'react-i18next'];
const GLOBALS = ['jest', 'node'];
const TSC = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
const FIELDS = ['name', 'version', 'type', 'types', 'typings', 'main', 'exports', 'typesVersions', 'license'];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const isTyped = ({ target }) => /\.tsx?$/.test(target);
const declarationOf = (target) => (target.endsWith('.d.ts') ? target : target.replace(/\.tsx?$/, '.d.ts'));

function write(file, value) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
}

/** What the compiler prints; its complaints fail the packing, since a declaration that is missing would be `any`. */
function compile(...args) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [TSC, ...args], { maxBuffer: 1 << 28 }, (error, output) => {
      if (error) reject(new Error(output.slice(0, 4000) || error.message));
      else resolve(output.split('\n').map((line) => line.trim()));
    });
  });
}

/** Declarations of our own sources, in `<work>/node_modules/@plumbline/`. */
async function emitOwn(work) {
  const scope = path.join(work, 'node_modules/@plumbline');
  const config = path.join(work, 'tsconfig.emit.json');
  const sources = PACKAGES.flatMap((folder) =>
    entriesOf(folder)
      .filter(isTyped)
      .map(({ target }) => path.join(ROOT, folder, target)),
  );
  const ambient = path.join(ROOT, 'testing/src/jest-axe.d.ts');
  write(config, {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: ROOT,
      outDir: scope,
      types: GLOBALS,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
    },
    files: [...sources, ambient],
  });
  await compile('-p', config);
  for (const folder of PACKAGES) describePackage(folder, path.join(scope, folder));
}

function describePackage(folder, dir) {
  const { name, version } = readJson(path.join(ROOT, folder, 'package.json'));
  const exports = entriesOf(folder)
    .filter(isTyped)
    .map(({ key, target }) => [`.${key.slice(name.length)}`, { types: declarationOf(target) }]);
  write(path.join(dir, 'package.json'), {
    name,
    version,
    type: 'module',
    exports: Object.fromEntries(exports),
  });
  const sources = path.join(ROOT, folder, 'src');
  for (const file of fs.readdirSync(sources, { recursive: true }).map(String))
    if (file.endsWith('.d.ts')) fs.cpSync(path.join(sources, file), path.join(dir, 'src', file));
}

/** Every declaration file that a remote can reach. */
async function reachable(work) {
  const keys = PACKAGES.flatMap((folder) => entriesOf(folder).filter(isTyped)).map(({ key }) => key);
  const imports = [...keys, ...NAMED].map(
    (key, i) => `import type * as x${i} from '${key}'; export { x${i} };`,
  );
  write(path.join(work, 'probe.ts'), imports.join('\n'));
  write(path.join(work, 'tsconfig.json'), {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      types: GLOBALS,
      noUnusedLocals: false,
      verbatimModuleSyntax: false,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
    },
    files: ['probe.ts', 'node_modules/@plumbline/testing/src/matchers.d.ts'],
  });
  return compile('-p', path.join(work, 'tsconfig.json'), '--listFiles');
}

/** The package.json files above a file, without what only an installer reads. */
function manifestsAbove(file) {
  const found = [];
  let dir = path.dirname(file);
  while (!/(^|\/)node_modules(\/@[^/]+)?$/.test(dir)) {
    found.push(`${dir}/package.json`);
    dir = path.dirname(dir);
  }
  return found;
}

function copyManifest(from, to) {
  if (!fs.existsSync(from) || fs.existsSync(to)) return;
  const manifest = readJson(from);
  write(to, Object.fromEntries(FIELDS.map((field) => [field, manifest[field]])));
}

function collect(work, listed, out) {
  for (const file of listed) {
    const base = file.startsWith(path.join(work, 'node_modules')) ? work : ROOT;
    const relative = path.relative(base, file).split(path.sep).join('/');
    // The libraries of the language come with the compiler.
    if (!relative.startsWith('node_modules/') || /node_modules\/(typescript7?|@typescript)\//.test(relative))
      continue;
    write(path.join(out, relative), fs.readFileSync(file, 'utf8'));
    for (const manifest of manifestsAbove(relative))
      copyManifest(path.join(base, manifest), path.join(out, manifest));
  }
}

/** Name → declaration file. By name: a mapping to a folder does not read a package's `exports`. */
function namedEntries(work) {
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const outside = NAMED.map((name) => {
    const { resolvedModule } = ts.resolveModuleName(name, path.join(work, 'probe.ts'), options, ts.sys);
    return [name, path.relative(ROOT, resolvedModule.resolvedFileName).split(path.sep).join('/')];
  });
  const own = PACKAGES.flatMap((folder) =>
    entriesOf(folder)
      .filter(isTyped)
      .map(({ key, target }) => [
        key,
        `node_modules/@plumbline/${folder}/${declarationOf(target).slice('./'.length)}`,
      ]),
  );
  return Object.fromEntries([...outside, ...own]);
}

/** The tree of types as one compressed file. */
async function packTypes() {
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  const work = fs.mkdtempSync(path.join(parent, 'types-'));
  try {
    await emitOwn(work);
    const out = path.join(work, 'tree');
    collect(work, await reachable(work), out);
    write(path.join(out, 'entries.json'), namedEntries(work));
    return packTree(out);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

module.exports = { packTypes };
