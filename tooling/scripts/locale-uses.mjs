import fs from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(?:tsx?|mjs|cjs|js)$|remote\.json$/;
const TEST = /\.test\./;
const WHOLE = /['"`]((?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*)['"`]/g;
const PROPERTY = /(?<=[{,\s])(\w+)(?=\??:)/g;
const WITH_GAPS = /`((?:[\w-]+:)?[\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g;
const GAP = '\0';
/** Texts that are named by data of the schema, wherever it is shown. */
const DATA = ['schema', 'trust'];
/** A gap and an ending, as in `${dialog}.title`; what stands before is a key's beginning elsewhere in the code. */
const ENDING = new RegExp(`^${GAP}(\\.\\w[\\w.-]*)$`);

function filesOf(dir, isWanted) {
  const folder = path.join(dir, 'src');
  const entries = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [...files, path.join(dir, 'remote.json')]
    .filter((file) => SOURCE.test(file) && isWanted(file) && fs.existsSync(file))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
}

/**
 * What could be a key in the code of a package: whole ones, and those with gaps (`search.filters.${name}`); and the words
 * that could fill a gap, which are whole texts (`'name'`) and the names of properties (`name:`).
 */
function namedIn(dir) {
  const sources = filesOf(dir, (file) => !TEST.test(file));
  const find = (pattern) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key]) => key));
  const whole = find(WHOLE);
  return {
    whole,
    withGaps: find(WITH_GAPS).map((key) => key.replaceAll(/\$\{[^}]*\}/g, GAP)),
    words: [...whole, ...find(PROPERTY)],
  };
}

/** Without the namespace: those that name it, and in code that may leave it out those without any. */
function inNamespace(keys, namespace, isOwn) {
  return keys.flatMap((key) => {
    if (key.startsWith(`${namespace}:`)) return [key.slice(namespace.length + 1)];
    return isOwn && !key.includes(':') ? [key] : [];
  });
}

const escaped = (text) => text.replaceAll(/[.-]/g, '\\$&');

/** A gap is one part of a key; the last may be several, as in `deal.${event}` of "offer.send". Captures the gaps. */
function patternOf(key) {
  const [beginning, last] = key.endsWith(GAP) ? [key.slice(0, -GAP.length), '(.+)'] : [key, ''];
  return new RegExp(`^${beginning.split(GAP).map(escaped).join('([^.]+)')}${last}$`);
}

/**
 * A function that says of the keys of `namespace`, the texts of the package in `dir`, whether code names them. Code of
 * other packages in `dirs` names them with the namespace, but for those that travel as data.
 */
export function createUses(dirs) {
  const named = dirs.map((dir) => ({ dir, ...namedIn(dir) }));
  const words = new Set(named.flatMap((code) => code.words));
  const fits = (pattern, key) => {
    const [, ...filled] = pattern.exec(key) ?? [];
    return filled.length > 0 && filled.every((word) => words.has(word));
  };
  return ({ namespace, dir: owner }) => {
    const collect = (kind) =>
      new Set(
        named.flatMap(({ dir, [kind]: keys }) =>
          inNamespace(keys, namespace, dir === owner || DATA.includes(namespace)),
        ),
      );
    const whole = collect('whole');
    const withGaps = [...collect('withGaps')];
    const patterns = withGaps.filter((key) => !key.startsWith(GAP)).map(patternOf);
    const endings = withGaps.flatMap((key) => ENDING.exec(key)?.[1] ?? []);
    const isNamed = (key) => whole.has(key) || patterns.some((pattern) => fits(pattern, key));
    return (key) =>
      isNamed(key) || endings.some((ending) => key.endsWith(ending) && isNamed(key.slice(0, -ending.length)));
  };
}

/**
 * The keys with a namespace in the code and the tests of `dir` that are no text. `textsOf` gives a namespace's keys, or
 * undefined for what is none (`node:fs`). A key with gaps must fit some text.
 */
export function unknownKeys(dir, textsOf) {
  const isUnknown = (key) => {
    const [namespace, route] = key.split(':');
    const texts = route === undefined ? undefined : textsOf(namespace);
    return texts !== undefined && !texts.some((text) => patternOf(route).test(text));
  };
  return filesOf(dir, () => true).flatMap(({ file, text }) => {
    const whole = [...text.matchAll(WHOLE)].map(([, key]) => key);
    const withGaps = [...text.matchAll(WITH_GAPS)].map(([, key]) => key.replaceAll(/\$\{[^}]*\}/g, GAP));
    return [...new Set([...whole, ...withGaps])]
      .filter(isUnknown)
      .map((key) => ({ file, key: key.replaceAll(GAP, '…') }));
  });
}
