const SMALL_WORDS = new Set(
  (
    'a an and as at but by for if in nor of off on or per so the to up via with yet ' +
    'à au aux avec ce d de des du en et la le les ou par pour sans sous sur un une'
  ).split(' '),
);

/** First letter upper case, the rest as it is: `residential` → `Residential`. */
export function capitalise(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase() + rest.join('');
}

/** Job titles: each word capitalised, small words lower case except at the start and the end (SPEC §9). */
export function titleCase(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1;
      return isInside && SMALL_WORDS.has(word.toLocaleLowerCase())
        ? word.toLocaleLowerCase()
        : capitalise(word);
    })
    .join(' ');
}
