import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository';

type Texts = { [key: string]: string | Texts };

/** Words that a text with something filled in needs: one with fewer says nearly anything. */
const WORDS_AT_LEAST = 3;
/** Keys of texts that a form writes for somebody: they stay in the language of who sent them. */
const SENT_BY_PEOPLE = ['prefill'];
const PLACEHOLDER = /\{\{[^}]*\}\}/;

const readTexts = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;

function pairsOf(english: Texts, french: Texts): [string, string][] {
  return Object.entries(english).flatMap(([key, text]) => {
    const other = SENT_BY_PEOPLE.includes(key) ? text : french[key];
    if (typeof text === 'string') return typeof other === 'string' ? [[text, other] as [string, string]] : [];
    return typeof other === 'object' ? pairsOf(text, other) : [];
  });
}

/** Every text of pages in both languages. */
function allPairs(): [string, string][] {
  const packages = fs.readdirSync(ROOT).filter((name) => /^(mf-|shared-|shell$)/.test(name));
  return packages.flatMap((name) =>
    fs
      .readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)locales\/en\.json$/.test(file))
      .flatMap((file) => {
        const english = path.join(ROOT, name, 'src', file);
        return pairsOf(readTexts(english), readTexts(english.replace(/en\.json$/, 'fr.json')));
      }),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsIn = (text: string) => text.split(/[^\p{L}’']+/u).filter((word) => word.length > 1).length;

/** Whether a text is one of the site's English ones, in which the French one differs. */
export function englishTeller(): (text: string) => boolean {
  const pairs = allPairs();
  const french = new Set(pairs.map(([, text]) => text));
  const english = pairs.filter(([text, other]) => text !== other && !french.has(text)).map(([text]) => text);
  const plain = new Set(english.filter((text) => !PLACEHOLDER.test(text) && wordsIn(text) > 0));
  const filled = english
    .filter((text) => PLACEHOLDER.test(text))
    .filter((text) => wordsIn(text.split(PLACEHOLDER).join(' ')) >= WORDS_AT_LEAST)
    .map((text) => new RegExp(`^${text.split(new RegExp(PLACEHOLDER, 'g')).map(escaped).join('.+')}$`, 'su'));
  return (text) => plain.has(text) || filled.some((pattern) => pattern.test(text));
}
