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

/** Capitalises each word but small ones within the title. */
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
