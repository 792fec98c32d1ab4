const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether each word of `query` is in one of the texts, regardless of case and accents; a blank query fits all. */
export function matchesText(query: string, texts: readonly string[]): boolean {
  const hay = fold(texts.join('\n'));
  return fold(query)
    .split(/\s+/u)
    .every((word) => hay.includes(word));
}
