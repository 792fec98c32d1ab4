/**
 * Every locale folder holds the same keys in English and French, with every plural form each language needs, no second
 * list of option labels, no unit of distance, in French the words of the glossary, spaces and hyphens that do not
 * break, and no key that nothing names. The titles and menu entries
 * that `remote.json` names are among them, under `titles` and `nav`. Journeys, whose keys no type checks, name texts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from './checks.mjs';
import { breakProblems } from './french-breaks.mjs';
import { createUses, unknownKeys } from './locale-uses.mjs';
import { distanceProblems, glossaryProblems, secondLists } from './locale-words.mjs';

const LANGUAGES = ['en', 'fr'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function flatten(node, prefix = '') {
  return Object.entries(node).flatMap(([key, value]) => {
    const full = prefix ? `${prefix}.${key}` : key;
    return typeof value === 'string' ? [[full, value]] : flatten(value, full);
  });
}

const placeholders = (text) =>
  [...text.matchAll(/{{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** Keys with plural forms folded into their stem, and the texts behind each. */
function byStem(texts) {
  const stems = new Map();
  for (const [key, text] of texts) {
    const stem = key.replace(PLURAL, '');
    stems.set(stem, [...(stems.get(stem) ?? []), { form: PLURAL.exec(key)?.[1], text }]);
  }
  return stems;
}

function missingForms(language, entries) {
  const isPlural = entries.some(({ form }) => form);
  const needed = isPlural ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : [];
  return needed.filter((form) => !entries.some((entry) => entry.form === form));
}

function problemsOf(folder) {
  const [en, fr] = LANGUAGES.map((language) =>
    byStem(flatten(readJson(path.join(folder, `${language}.json`)))),
  );
  const problems = [];
  for (const stem of new Set([...en.keys(), ...fr.keys()])) {
    if (!en.has(stem) || !fr.has(stem)) {
      problems.push(`"${stem}" is missing in ${en.has(stem) ? 'fr' : 'en'}`);
      continue;
    }
    for (const [language, texts] of [
      ['en', en],
      ['fr', fr],
    ]) {
      const missing = missingForms(language, texts.get(stem));
      if (missing.length) problems.push(`"${stem}" has no plural form ${missing.join(', ')} in ${language}`);
      if (texts.get(stem).some(({ text }) => !text.trim()))
        problems.push(`"${stem}" is empty in ${language}`);
    }
    const named = [en, fr].map((texts) => placeholders(texts.get(stem).at(-1).text));
    if (named[0] !== named[1])
      problems.push(`"${stem}" names {{${named[0]}}} in en but {{${named[1]}}} in fr`);
  }
  return problems;
}

const everyPackage = fs.readdirSync(ROOT).map((name) => path.join(ROOT, name));
const packages = process.argv[2] ? [path.resolve(process.argv[2])] : everyPackage;
/** `src/locales`, and those of a screen or a server's noun whose texts come with it. */
function localeFolders(dir) {
  const src = path.join(dir, 'src');
  if (!fs.existsSync(src)) return [];
  return fs
    .readdirSync(src, { recursive: true })
    .filter((name) => path.basename(name) === 'en.json' && path.basename(path.dirname(name)) === 'locales')
    .map((name) => path.join(src, path.dirname(name)));
}

/** The labels of options. A test of the schema holds them to its lists, which name them. */
const OPTION_LABELS = path.join(ROOT, 'shared-schema/src/options/locales');

function wordProblems(folder) {
  const read = (language) => readJson(path.join(folder, `${language}.json`));
  const second =
    folder === OPTION_LABELS ? [] : LANGUAGES.flatMap((language) => secondLists(read(language), language));
  const distances = LANGUAGES.flatMap((language) => distanceProblems(flatten(read(language)), language));
  const french = flatten(read('fr'));
  return [...second, ...distances, ...glossaryProblems(french), ...breakProblems(french)];
}

/** Types name their texts: the server reads them as objects, and those of `testing` belong to its tests. */
const TYPED = ['server', 'testing'].map((name) => path.join(ROOT, name));
/** No code here names the texts of a package elsewhere. */
const isHere = packages.every((dir) => everyPackage.includes(dir));
const usesOf = createUses(isHere ? everyPackage : packages);

function unusedProblems(dir, folder) {
  if (TYPED.includes(dir) || folder === OPTION_LABELS) return [];
  const screen = path.basename(path.dirname(folder));
  const namespace = screen === 'src' ? path.basename(dir).replace(/^(mf|shared)-/, '') : screen;
  const isNamed = usesOf({ namespace, dir });
  // Named by the title that it stands beside.
  const isUsed = (stem) =>
    isNamed(stem) || (/^descriptions\./.test(stem) && isNamed(stem.replace('descriptions.', 'titles.')));
  const stems = byStem(flatten(readJson(path.join(folder, 'en.json')))).keys();
  return [...stems].filter((stem) => !isUsed(stem)).map((stem) => `"${stem}" is named by no code`);
}

/** The keys that the shell reads by `remote.json`: no code names them, so no type checks them. */
function declaredKeys(dir) {
  const file = path.join(dir, 'remote.json');
  if (!fs.existsSync(file)) return [];
  const { name, pages = [], nav = [] } = readJson(file);
  const under = (group) => (key) => ({ key, start: `${name.slice('mf-'.length)}:${group}.` });
  return [
    ...pages.map(({ title }) => title).map(under('titles')),
    ...nav.map(({ label }) => label).map(under('nav')),
  ];
}

function declaredProblems(dir) {
  const declared = declaredKeys(dir);
  if (declared.length === 0) return [];
  const texts = new Map(flatten(readJson(path.join(dir, 'src/locales/en.json'))));
  return declared.flatMap(({ key, start }) => {
    if (!key.startsWith(start)) return [`remote.json: "${key}" should begin with "${start}"`];
    return texts.has(key.split(':')[1]) ? [] : [`remote.json: "${key}" is no text of this remote`];
  });
}

/** `content/<kind>/fr`, `content/<kind>/fr.json`: texts that readers get beside those of the code. */
function contentProblems(dir) {
  const content = path.join(dir, 'content');
  if (!fs.existsSync(content)) return [];
  return fs
    .readdirSync(content, { recursive: true })
    .filter((file) => /(^|[/\\])fr[/\\].*\.md$|[/\\]fr\.json$/.test(file))
    .flatMap((file) => {
      const texts = fs.readFileSync(path.join(content, file), 'utf8').split('\n');
      return breakProblems(texts.map((line, index) => [`content/${file}:${index + 1}`, line]));
    });
}

/** Of namespaces that are no remote's. */
const FOLDERS = {
  shell: 'shell/src',
  ui: 'shared-ui/src',
  places: 'shared-ui/src/places',
  schema: 'shared-schema/src',
  options: 'shared-schema/src/options',
  trust: 'shared-schema/src/trust',
  wallet: 'shared-schema/src/wallet',
};

/** The keys of the site's texts by namespace, as journeys read them. */
function textsOf(namespace) {
  const folder = Object.hasOwn(FOLDERS, namespace) ? FOLDERS[namespace] : `mf-${namespace}/src`;
  const file = path.join(ROOT, folder, 'locales/en.json');
  return fs.existsSync(file) ? flatten(readJson(file)).map(([key]) => key) : undefined;
}

function journeyProblems(dir) {
  if (!fs.existsSync(path.join(dir, 'src/journeys'))) return [];
  return unknownKeys(dir, textsOf).map(
    ({ file, key }) => `${path.relative(dir, file)}: "${key}" is no text of the site`,
  );
}

const problems = packages.flatMap((dir) =>
  localeFolders(dir).flatMap((folder) =>
    [...problemsOf(folder), ...wordProblems(folder), ...unusedProblems(dir, folder)].map(
      (line) => `${path.relative(ROOT, folder)}: ${line}`,
    ),
  ),
);
problems.push(
  ...packages.flatMap((dir) =>
    [...declaredProblems(dir), ...contentProblems(dir), ...journeyProblems(dir)].map(
      (line) => `${path.relative(ROOT, dir)}/${line}`,
    ),
  ),
);
if (problems.length) stop(problems.join('\n'));
