import { eq, gt, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** No lease, and no pause before another try, is longer. */
export const LONGEST_PAUSE_SECONDS = 3600;

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
