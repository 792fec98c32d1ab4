/** Do the texts together contain every word of `q`? */
export function hasWords(texts: readonly string[], q: string): boolean {
  const text = texts.join(' ').toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
