import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { emailUndos } from '../../../database/tables/email-changes';

/** True while somebody other than this person can take an account back to the address. */
export async function isReserved(tx: Tx, { id, email }: { id: string; email: string }): Promise<boolean> {
  const isOfOthers = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, id),
    gt(emailUndos.expiresAt, sql`now()`),
  );
  return (await tx.$count(emailUndos, isOfOthers)) > 0;
}
