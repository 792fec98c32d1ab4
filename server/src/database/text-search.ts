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
