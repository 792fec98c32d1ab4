const ELLIPSIS = '…';

/** The first `limit` words and an ellipsis; the trimmed text itself when it is not longer. */
export function truncateWords(text: string, limit: number): string {
  const trimmed = text.trim();
  const ends = [...trimmed.matchAll(/\S+/gu)];
  const last = ends[limit - 1];
  if (!last || ends.length <= limit) return trimmed;
  return `${trimmed.slice(0, last.index + last[0].length)}${ELLIPSIS}`;
}

/** The first `limit` characters as people count them (an emoji is one) and an ellipsis, or the text itself. */
export function truncateCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}${ELLIPSIS}`;
}
