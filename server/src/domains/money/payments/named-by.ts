import { isId } from '@plumbline/shared-schema/ids';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The row of an event: by our own id where that came with it, else by the provider's word for it. */
export function namedBy(
  table: { id: AnyPgColumn; ref: AnyPgColumn },
  { key, ref }: { key?: string | undefined; ref: string },
): SQL {
  if (key === undefined) return eq(table.ref, ref);
  return isId(key) ? eq(table.id, key) : sql`false`;
}
