const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { readContract } = require('./contract.cjs');
const {
  descriptionKey,
  exposedName,
  loaderExpose,
  remoteManifestSchema,
  remoteNamespace,
} = require('./schema.cjs');

/** A declaration that cannot be built, with the file and field to correct. */
class ManifestError extends Error {}

function fail(dir, field, reason) {
  throw new ManifestError(`${path.basename(dir)}/remote.json: ${field}: ${reason}`);
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function parse(dir) {
  const result = remoteManifestSchema.safeParse(readJson(path.join(dir, 'remote.json')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return fail(dir, issue.path.join('.'), issue.message);
}

/** The declared type of an exported component's props; undefined where it takes none. */
function propsOf(file, name) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const component = source.statements.find(
    (node) => ts.isFunctionDeclaration(node) && node.name?.text === name,
  );
  const parameter = component?.parameters[0];
  return parameter && (parameter.type?.getText() ?? 'props without a type');
}

/** The modules a remote offers: its pages and slots, each in `src/<expose>/<Name>{Page,Slot}.tsx`. */
function listModules(dir, manifest) {
  const pages = manifest.pages.map(({ expose }, i) => ({
    expose,
    kind: 'page',
    props: 'PageModuleProps',
    field: `pages[${i}].expose`,
  }));
  const slots = manifest.slots.map(({ slot, expose }, i) => ({
    expose,
    kind: 'slot',
    props: `SlotPropsOf<'${slot}'>`,
    field: `slots[${i}].expose`,
  }));
  return [...pages, ...slots].map(({ expose, kind, props, field }) => {
    const name = exposedName(expose, kind);
    const file = `./src/${expose.slice(2)}/${name}.tsx`;
    if (!fs.existsSync(path.join(dir, file))) fail(dir, field, `${file} does not exist`);
    const taken = propsOf(path.join(dir, file), name);
    if (taken !== undefined && taken !== props)
      fail(dir, field, `${file}: ${name} takes ${taken}; a ${kind} gets ${props}, or nothing`);
    return { expose, file };
  });
}

/** The `load.ts` beside a page, which the shell may run before the page has come. */
function listLoaders(dir, manifest) {
  const loaders = manifest.pages.map(({ expose }) => [
    loaderExpose(expose),
    `./src/${expose.slice(2)}/load.ts`,
  ]);
  return Object.fromEntries(loaders.filter(([, file]) => fs.existsSync(path.join(dir, file))));
}

function lookUp(texts, key) {
  return key.split('.').reduce((node, part) => node?.[part], texts);
}

/** What search engines read of the pages that everybody may open, for those that say it: `titles.x` → `descriptions.x`. */
function describedPages(dir, { pages }) {
  const texts = readJson(path.join(dir, 'src/locales/en.json'));
  return pages.flatMap(({ access, title }, i) => {
    const key = descriptionKey(title);
    const isDescribed =
      access === 'public' && key !== title && lookUp(texts, key.split(':')[1]) !== undefined;
    return isDescribed ? [[`pages[${i}].title`, key]] : [];
  });
}

/** Titles, descriptions and menu labels of both languages by full key; a missing text fails the build. */
function resolveLabels(dir, manifest) {
  const fields = [
    ...manifest.pages.map(({ title }, i) => [`pages[${i}].title`, title]),
    ...manifest.nav.map(({ label }, i) => [`nav[${i}].label`, label]),
    ...describedPages(dir, manifest),
  ];
  const namespace = remoteNamespace(manifest.name);
  const languages = ['en', 'fr'].map((language) => {
    const texts = readJson(path.join(dir, `src/locales/${language}.json`));
    const labels = fields.map(([field, full]) => {
      const [prefix, key] = full.split(':');
      if (prefix !== namespace)
        fail(dir, field, `"${full}" is not in the remote's own namespace "${namespace}"`);
      const text = lookUp(texts, key);
      if (typeof text !== 'string') fail(dir, field, `"${full}" has no text in src/locales/${language}.json`);
      return [full, text];
    });
    return [language, Object.fromEntries(labels)];
  });
  return Object.fromEntries(languages);
}

/** (path, access) belongs to one remote only. */
function checkRoutesAreFree(dir, manifest, remotes) {
  const owners = new Map();
  for (const [name, declared] of Object.entries(remotes))
    for (const page of declared.pages) owners.set(`${page.path} (${page.access})`, name);
  manifest.pages.forEach((page, i) => {
    const route = `${page.path} (${page.access})`;
    if (owners.has(route)) fail(dir, `pages[${i}]`, `${route} is already declared by ${owners.get(route)}`);
    owners.set(route, manifest.name);
  });
}

/** No page at an address that the site itself answers. */
function checkAddresses(dir, { pages }, { paths }) {
  pages.forEach(({ path: wanted }, i) => {
    if (paths.some((taken) => `${wanted.toLowerCase()}/`.startsWith(`${taken}/`)))
      fail(dir, `pages[${i}].path`, `the site itself answers ${wanted}`);
  });
}

/** No name in the store that the site or another remote has. */
function checkNames(dir, manifest, contract, remotes) {
  for (const kind of ['reducers', 'endpoints']) {
    if (manifest.state[kind].length === 0) continue;
    const taken = new Map(contract.state[kind].map((name) => [name, 'the site']));
    for (const [owner, { state = {} }] of Object.entries(remotes))
      for (const name of state[kind] ?? []) taken.set(name, owner);
    manifest.state[kind].forEach((name, i) => {
      if (taken.has(name)) fail(dir, `state.${kind}[${i}]`, `${name} belongs to ${taken.get(name)}`);
    });
  }
}

const segmentsOf = (page) => page.toLowerCase().split('/').filter(Boolean);

function leadsTo(wanted, page) {
  const [given, pattern] = [segmentsOf(wanted), segmentsOf(page)];
  return (
    given.length === pattern.length && pattern.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** A menu entry leads to a page of this remote, of another one, or of the shell. */
function checkNavigation(dir, manifest, remotes, shellPages) {
  const declared = [manifest, ...Object.values(remotes)];
  const paths = declared.flatMap(({ pages, redirects = [] }) =>
    [...pages, ...redirects].map((page) => page.path),
  );
  manifest.nav.forEach(({ path: wanted }, i) => {
    if (![...paths, ...shellPages].some((page) => leadsTo(wanted, page)))
      fail(dir, `nav[${i}].path`, `${wanted} is a page of nobody`);
  });
}

/** Whatever the site and the other remotes have is theirs. */
function checkNeighbours(dir, manifest, contract) {
  const remotes = { ...contract.remotes };
  delete remotes[manifest.name];
  checkRoutesAreFree(dir, manifest, remotes);
  checkAddresses(dir, manifest, contract.reserved);
  checkNavigation(dir, manifest, remotes, contract.reserved.pages);
  checkNames(dir, manifest, contract, remotes);
}

/**
 * Reads and proves a remote's declaration, beside what the contract says of the site and of other remotes.
 * @returns `{ manifest, exposes, labels }`; throws `ManifestError` naming file and field.
 */
function readRemote(dir, contract = readContract(dir)) {
  const manifest = parse(dir);
  // In the platform's repository packages, commit scopes and boundaries go by the folders.
  if (contract.folder !== undefined && manifest.name !== contract.folder)
    fail(dir, 'name', `must be the folder's name, ${contract.folder}`);
  checkNeighbours(dir, manifest, contract);
  const exposes = Object.fromEntries(listModules(dir, manifest).map(({ expose, file }) => [expose, file]));
  return {
    manifest,
    labels: resolveLabels(dir, manifest),
    exposes: {
      ...exposes,
      ...listLoaders(dir, manifest),
      './locale-en': './src/locales/en.json',
      './locale-fr': './src/locales/fr.json',
    },
  };
}

module.exports = { readRemote, ManifestError };
