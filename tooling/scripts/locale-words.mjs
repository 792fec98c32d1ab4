import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './checks.mjs';

const plain = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function optionsIn(language) {
  const file = path.join(ROOT, `shared-schema/src/options/locales/${language}.json`);
  return Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))).filter(
    ([, labels]) => typeof labels === 'object',
  );
}

/** The keys of `node` that say an option of `labels` again, in its own words or by its code. */
function repeated(node, labels) {
  return Object.entries(node).filter(
    ([key, text]) =>
      Object.hasOwn(labels, key) &&
      typeof text === 'string' &&
      [plain(labels[key]), plain(capitalised(key))].includes(plain(text)),
  );
}

/**
 * Second lists of labels: an object that says two or more options of one list of the schema again. One alone is
 * chance ("cancel": "Cancel").
 */
export function secondLists(texts, language, prefix = '') {
  const lists = optionsIn(language);
  const own = lists
    .filter(([, labels]) => repeated(texts, labels).length > 1)
    .map(
      ([list]) =>
        `"${prefix || '.'}" labels options:${list} again in ${language}: use optionLabel or useLabels`,
    );
  const below = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : secondLists(value, language, prefix ? `${prefix}.${key}` : key),
  );
  return [...own, ...below];
}

/** Units of distances in full or in short; "mi" and "mille" are other words too where no figure stands before them. */
const DISTANCE =
  /(?<!\p{L})(?:km|kilom[eè]t(?:er|re)s?|miles?)(?!\p{L})|[\d}]\s?(?:mi|milles?)(?![\p{L}\u2010\u2011-])/iu;

/** Texts, as `[key, text]`, that say in which unit a distance is: it is that of a country, not of a language. */
export function distanceProblems(texts, language) {
  return texts
    .filter(([, text]) => DISTANCE.test(text))
    .map(([key]) => `"${key}" says a unit of distance in ${language}: let useFormat write it`);
}

/** The words of the glossary's last column, each with what stands for it. */
function refusedWords() {
  const rows = fs
    .readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, , french, never]) =>
    never
      .split(', ')
      .filter(Boolean)
      .map((word) => ({
        word,
        french,
        pattern: new RegExp(`(?<![\\p{L}])${word}(?:e?s)?(?![\\p{L}])`, 'iu'),
      })),
  );
}

/** French texts, as `[key, text]`, in a word that the glossary refuses. */
export function glossaryProblems(texts) {
  const refused = refusedWords();
  return texts.flatMap(([key, text]) =>
    refused
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, french }) => `"${key}" says "${word}" in fr: docs/glossary.md has ${french}`),
  );
}
