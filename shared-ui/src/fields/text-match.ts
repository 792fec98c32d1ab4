/** Folds case, accents and the hyphen that does not break. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2011/gu, '-')
    .toLocaleLowerCase();
}

/** Whether the texts contain every word of `q`, regardless of case and accents. A blank `q` matches all. */
export function hasWords(texts: readonly string[], q: string): boolean {
  const hay = fold(texts.join('\n'));
  return fold(q)
    .split(/\s+/u)
    .every((word) => hay.includes(word));
}
