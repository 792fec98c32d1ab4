import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';

const BEGINNINGS_MAX = 8;
const RESEMBLING_MAX = 20;
const ANY_CHARACTER_AFTER = '\u{10FFFF}';

/** The text as an English or a French query: which language a visitor types is not known. */
export function wordsOf(text: string): SQL {
  const plain = sql`plain_text(${text}::text)`;
  return sql`(websearch_to_tsquery('english', ${plain}) || websearch_to_tsquery('french', ${plain}))`;
}

/** One word of every list, in either language; letters only, so nothing needs quoting. */
export function anyOf(lists: string[][]): SQL {
  const text = lists.map((words) => `(${words.join(' | ')})`).join(' & ');
  return sql`(to_tsquery('english', ${text}::text) || to_tsquery('french', ${text}::text))`;
}

/**
 * What somebody may have meant by each word of `text`, from a table of words: those that begin with it, and those a
 * typing mistake or two away. `undefined` where one of them means nothing we know.
 */
export async function findMeantWords(
  database: Database,
  text: string,
  vocabulary: SQL,
): Promise<string[][] | undefined> {
  const { rows } = await database.execute<{ asked: string; known: string | null }>(sql`
    select asked.word as asked, near.word as known
    from regexp_split_to_table(plain_text(${text}::text), '[^[:alnum:]]+') with ordinality as asked(word, place)
    left join lateral (
      (select word from ${vocabulary}
        where word >= asked.word and word < asked.word || ${ANY_CHARACTER_AFTER}::text
        order by word limit ${BEGINNINGS_MAX})
      union
      (select word from ${vocabulary} where word % asked.word
        order by similarity(word, asked.word) desc, word limit ${RESEMBLING_MAX})
    ) near on true
    where asked.word <> ''
    order by asked.place`);
  const meant = new Map<string, string[]>();
  for (const { asked, known } of rows) {
    const words = meant.get(asked) ?? [];
    if (known !== null && mayMean(asked, known)) words.push(known);
    meant.set(asked, words);
  }
  const lists = [...meant.values()];
  return lists.length > 0 && lists.every((words) => words.length > 0) ? lists : undefined;
}

function mayMean(asked: string, known: string): boolean {
  return (asked.length >= 2 && known.startsWith(asked)) || typingMistakes(asked, known) <= mistakesIn(asked);
}

/** Typing mistakes allowed: in short words none, because they are too close to one another. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters added, left out, changed or swapped with their neighbour between two words. */
function typingMistakes(first: string, second: string): number {
  const [a, b] = [[...first], [...second]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = at(last, j) + (letter === other ? 0 : 1);
      const isSwap = letter === b[j - 1] && other === a[i - 1];
      const swapped = isSwap ? at(before, j - 1) + 1 : Infinity;
      row.push(Math.min(at(last, j + 1) + 1, at(row, j) + 1, changed, swapped));
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
