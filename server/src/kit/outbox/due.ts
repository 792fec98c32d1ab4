import { eq, gt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** No lease, and no pause before another try, is longer. */
export const LONGEST_PAUSE_SECONDS = 3600;

/** So many of the newest are taken beside the oldest: what somebody waits for does not wait for what has piled up. */
export const newestBeside = (oldest: number) => Math.ceil(oldest / 4);

/**
 * Whether a row of a queue is due: what was never tried at once, what was leased or postponed when its time has come.
 * A time further away than any pause was written before the clock was set back.
 */
export const isDue = ({ attempts, availableAt }: { attempts: AnyPgColumn; availableAt: AnyPgColumn }) =>
  or(
    eq(attempts, 0),
    lte(availableAt, sql`now()`),
    gt(availableAt, sql`now() + make_interval(secs => ${LONGEST_PAUSE_SECONDS}::int)`),
  );

type Queue = PgTable & { id: AnyPgColumn; attempts: AnyPgColumn; availableAt: AnyPgColumn };

/** The rows to be sent next: the oldest that are due, and some of the newest; locked, past those of other processes. */
export function isNext(
  queue: Queue,
  { oldest, isOpen = sql`true` }: { oldest: number; isOpen?: SQL | undefined },
): SQL {
  const { id, attempts, availableAt } = queue;
  // Two arrays, read once: of two `in` the planner makes a scan of the whole table.
  return sql`${id} = any(
    array(select ${id} from ${queue} where ${isOpen} and ${isDue(queue)}
      order by ${availableAt}, ${id} limit ${oldest} for update skip locked)
    || array(select ${id} from ${queue} where ${isOpen} and ${attempts} = 0
      order by ${availableAt} desc, ${id} desc limit ${newestBeside(oldest)} for update skip locked))`;
}
