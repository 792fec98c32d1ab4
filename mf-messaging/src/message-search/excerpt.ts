import { fold } from '@plumbline/shared-ui/fields';

/** Letters before the hit that say what it is about. */
const BEFORE = 24;
const LONGEST = 120;

/** A text around the first word of `q` that it holds, in three parts; `match` is '' where there is none. */
export type Excerpt = { before: string; match: string; after: string };

export function excerptOf(message: string, q: string): Excerpt {
  // One letter of the folded text for each of this one.
  const text = message.normalize('NFC').replace(/\s+/gu, ' ');
  const hay = [...text].map((letter) => fold(letter).charAt(0) || ' ').join('');
  const letters = [...text];
  const hit = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => placeOf(word, hay))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0] ?? { at: 0, length: 0 };
  const start = Math.max(0, hit.at - BEFORE);
  const end = start + LONGEST;
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return {
    before: `${start > 0 ? '…' : ''}${part(start, hit.at)}`,
    match: part(hit.at, hit.at + hit.length),
    after: `${part(hit.at + hit.length, end)}${end < letters.length ? '…' : ''}`,
  };
}

/** Where the word stands, or else as much of its beginning as another form of it has: at least half. */
function placeOf(word: string, hay: string): { at: number; length: number } {
  for (let length = word.length; length >= Math.max(3, word.length / 2); length -= 1) {
    const at = hay.indexOf(word.slice(0, length));
    if (at !== -1) return { at, length };
  }
  return { at: hay.indexOf(word), length: word.length };
}
