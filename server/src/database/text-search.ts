import type { SQL, SQLWrapper } from 'drizzle-orm';
import { or, sql } from 'drizzle-orm';

/** A pattern for LIKE on a `plain_text`: it finds `text` anywhere, whatever signs it holds. */
export function containing(text: string): SQL {
  return sql`'%' || plain_text(${text.replace(/[\\%_]/g, String.raw`\$&`)}::text) || '%'`;
}

/** `text` stands anywhere in one of the columns, whatever its case and accents. */
export function someContain(columns: readonly SQLWrapper[], text: string): SQL | undefined {
  return or(...columns.map((column) => sql`plain_text(${column}) like ${containing(text)}`));
}

/**
 * The word stands anywhere in the column, as typed or in another form that it has in English or French. Forms are worked
 * out for those rows only that hold the beginning they share, so that nothing has to be kept with each row.
 */
export function hasWord(column: SQLWrapper, word: string): SQL {
  const plain = sql`plain_text(${column})`;
  const asked = sql`plain_text(${word}::text)`;
  const forms = (text: SQL) => sql`to_tsvector('english', ${text}) || to_tsvector('french', ${text})`;
  const beginnings = sql`array(select '%' || left(stem, greatest(length(stem) - 1, 2)) || '%'
    from unnest(tsvector_to_array(${forms(asked)})) stem)`;
  const query = sql`plainto_tsquery('english', ${asked}) || plainto_tsquery('french', ${asked})`;
  return sql`case when ${plain} like ${containing(word)} then true
    when ${plain} like any (${beginnings}) then (${forms(plain)}) @@ (${query}) else false end`;
}
