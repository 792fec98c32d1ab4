const SMALL_WORDS = new Set(
  (
    'a an and as at but by for if in nor of off on or per so the to up via with yet ' +
    'à au aux avec ce d de des du en et la le les ou par pour sans sous sur un une'
  ).split(' '),
);

/** `residential` → `Residential` */
export function capitalise(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase() + rest.join('');
}

/** Of French, written together with the word that follows: `d'une`, `l’entrée`. */
const ELIDED = /^(?:[dlnscjmt]|qu)['’](?=.)/iu;

const isSmall = (word: string) => SMALL_WORDS.has(word.toLocaleLowerCase());
/** `m²` */
const isMeasure = (word: string) => /^\p{Letter}+[²³]$/u.test(word);

function inside(word: string): string {
  if (isMeasure(word)) return word;
  return isSmall(word) ? word.toLocaleLowerCase() : capitalise(word);
}

/** `L'entrée` → `l'Entrée`, `D'une` → `d'une` */
function lowerArticle(word: string): string {
  const [article = ''] = ELIDED.exec(word) ?? [];
  return article.toLocaleLowerCase() + inside(word.slice(article.length));
}

/** Of French, behind a space that must not break. */
const BEFORE_SIGN = / (?=[:;!?»](?:\s|$))/gu;

/** Capitalises each word but small ones within the title, and keeps a French colon with its word. */
export function titleCase(text: string): string {
  const words = text.trim().split(/[ \t\r\n]+/u);
  return words
    .map((word, index) => {
      if (index === 0) return capitalise(word);
      const isLast = index === words.length - 1;
      const isKept = ELIDED.test(word) || isMeasure(word);
      return isLast && !isKept ? capitalise(word) : lowerArticle(word);
    })
    .join(' ')
    .replaceAll(BEFORE_SIGN, '\u{a0}');
}
