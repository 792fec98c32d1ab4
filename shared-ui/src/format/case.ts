const SMALL_WORDS = new Set(
  'a an and as at but by for if in nor of off on or per so the to up via with yet'.split(' '),
);

/** `residential` → `Residential` */
export function capitalise(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase() + rest.join('');
}

/** A small word, an elision, or a space before a sign. */
const FRENCH =
  /\s(?:à|aux?|avec|dans|des?|du|en|et|la|les?|ou|par|pour|sans|sous|sur|une?)\s|\b(?:[dlns]|qu)['’]\p{Letter}|\s[:;!?»]/u;
const ENGLISH = /\b(?:and|at|by|for|in|of|the|to|with)\b/u;

/** Signs that French puts behind a space that must not break. */
const BEFORE_SIGN = / (?=[:;!?»](?:\s|$))/gu;
/** `m²` */
const MEASURE = /^\p{Letter}+[²³]$/u;

function inside(word: string): string {
  const small = word.toLocaleLowerCase();
  return SMALL_WORDS.has(small) ? small : capitalise(word);
}

/**
 * Capitalises each word but small ones within the title. Of a French title, which has no such capitals, the first word
 * alone; its colon stays with its word.
 */
export function titleCase(text: string): string {
  const words = text.trim().split(/[ \t\r\n]+/u);
  const title = words.join(' ');
  if (FRENCH.test(title) && !ENGLISH.test(title)) return capitalise(title).replaceAll(BEFORE_SIGN, '\u{a0}');
  return words
    .map((word, index) => {
      if (MEASURE.test(word)) return word;
      return index === 0 || index === words.length - 1 ? capitalise(word) : inside(word);
    })
    .join(' ');
}
