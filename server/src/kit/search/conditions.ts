import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** `indexed` may be looked up in an index of its own; `plain` asks the same of a row that is read anyway. */
export type Condition = { indexed: SQL; plain: SQL };

/** The filters of a search as SQL over its table, with only those that are present. */
export type Conditions = Condition & {
  /** Leads the indexes that have the usual order; absent where none does. */
  first?: SQL | undefined;
  /** `q` as a tsquery. */
  words: SQL | undefined;
  /** Kilometres from the point asked for. */
  distance: SQL | undefined;
  /** Answered by an inverted index, of words or of skills, which collects all matches before it gives the first. */
  isFullText: boolean;
  /** Every index that is walked includes all that these filters read. */
  isCheap: boolean;
  /** The matches lie side by side in one index. */
  isOneRange: boolean;
};

/** An order of rows. `inIndex`: an index has the same order, so that it can be scanned. */
export type Order = { key: SQL; by: SQL; inIndex: boolean };

export const NO_KEY = sql`null::float8`;

export function all(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export function same(condition: SQL): Condition {
  return { indexed: condition, plain: condition };
}

/** Words and tokens of the filters in one scan of the full-text index. `plain`: the filters by themselves. */
export function wordsCondition(
  search: SQL,
  words: SQL,
  tokens: { tokens: string[]; plain: SQL[] },
): Condition {
  // A query of stop words alone is empty: joined with the filters it would match whatever they match.
  const some = sql`numnode(${words}) > 0`;
  const meeting = sql.join(
    [words, ...tokens.tokens.map((token) => sql`${quoted(token)}::tsquery`)],
    sql` && `,
  );
  return {
    indexed: sql`${search} @@ (${meeting}) and ${some}`,
    // The function behind @@: no index answers it.
    plain: all([sql`ts_match_vq(${search}, ${words})`, some, ...tokens.plain]),
  };
}

/** A lexeme as a tsquery has it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
