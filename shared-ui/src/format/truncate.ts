/** Words that a list shows before See More. */
const WORDS_SHOWN = 40;
const ELLIPSIS = '…';

type Limit = { words: number } | { characters: number };

/**
 * Truncates after a whole word, with one ellipsis; a text within the limit is returned unchanged.
 * Counts graphemes, so that an emoji is one character. A word longer than the limit is cut inside.
 */
export function truncate(text: string, limit: Limit = { words: WORDS_SHOWN }): string {
  const trimmed = text.trim();
  const end =
    'words' in limit ? endOfWords(trimmed, limit.words) : endOfCharacters(trimmed, limit.characters);
  if (end === undefined) return trimmed;
  return `${trimmed.slice(0, end).replace(/[\s.,;:!?…–—-]+$/u, '')}${ELLIPSIS}`;
}

function endOfWords(text: string, words: number): number | undefined {
  const ends = [...text.matchAll(/\S+/gu)];
  const last = ends[words - 1];
  return !last || ends.length <= words ? undefined : last.index + last[0].length;
}

function endOfCharacters(text: string, characters: number): number | undefined {
  if (text.length <= characters) return undefined;
  const next = [...new Intl.Segmenter().segment(text)][characters];
  if (!next) return undefined;
  const isAtWordEnd = /\s/u.test(next.segment);
  const lastSpace = text.slice(0, next.index).search(/\s\S*$/u);
  return isAtWordEnd || lastSpace < 1 ? next.index : lastSpace;
}
