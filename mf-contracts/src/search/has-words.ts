const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Do the texts together contain every word of `q`, regardless of case and accents? A blank `q` fits all. */
export function hasWords(texts: readonly string[], q: string): boolean {
  const hay = fold(texts.join('\n'));
  return fold(q)
    .split(/\s+/u)
    .every((word) => hay.includes(word));
}
