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

/** What is searched by `hasWord`: a text as `plain_text` makes it, and its words in both languages. */
type SearchedText = { plain: SQLWrapper; words: SQLWrapper };

/**
 * The word stands anywhere in the text, as typed or in another form that it has in English or French. Both halves may have
 * an index, so that the database may begin with whichever is rarer: the word or the rows that are asked about.
 */
export function hasWord({ plain, words }: SearchedText, word: string): SQL {
  const asked = sql`plain_text(${word}::text)`;
  const query = sql`plainto_tsquery('english', ${asked}) || plainto_tsquery('french', ${asked})`;
  return sql`(${plain} like ${containing(word)} or ${words} @@ (${query}))`;
}
