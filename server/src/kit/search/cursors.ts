import type { Cursor } from '@plumbline/shared-schema/pagination';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

type Place = { createdAt: Date; id: string };

/** What a list has behind a cursor: the newest first, or the oldest. Without a cursor: no condition. */
export function beyond(
  { createdAt, id }: { createdAt: SQLWrapper; id: SQLWrapper },
  cursor: Cursor | undefined,
  sign: '<' | '>' = '<',
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  return sql`(${createdAt}, ${id}) ${sql.raw(sign)} ${place}`;
}

/** How many rows a page skips: none where a cursor says where it begins. */
export function offsetOf({
  page,
  limit,
  cursor,
}: {
  page: number;
  limit: number;
  cursor?: Cursor | undefined;
}) {
  return cursor === undefined ? (page - 1) * limit : 0;
}

/** The cursor of the page that follows these rows; null where they are the last. */
export function nextOf(rows: readonly Place[], limit: number): { next: string | null } {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { next: last ? `${String(last.createdAt.getTime())}.${last.id}` : null };
}
