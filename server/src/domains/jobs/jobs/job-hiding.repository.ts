import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { cases } from '../../../database/tables/cases';
import { jobs } from '../../../database/tables/jobs';

const ofId = (id: string) => eq(jobs.id, id);
const openAgain = { hiddenAt: null, hiddenFor: null, status: 'open' as const, updatedAt: sql`now()` };

/** A hidden job is closed, and nobody but its owner and those who work on it find it. */
export const hiding = {
  listHidingReasons,

  hide: async (tx: Tx, id: string): Promise<void> => {
    await tx
      .update(jobs)
      .set({ hiddenAt: sql`now()`, hiddenFor: 'report', status: 'closed', updatedAt: sql`now()` })
      .where(and(ofId(id), sql`${jobs.status} <> 'removed'`));
  },

  /** Its owner decides whether it is open. */
  unhide: async (tx: Tx, id: string): Promise<void> => {
    await tx.update(jobs).set({ hiddenAt: null, hiddenFor: null }).where(ofId(id));
  },

  /** The open ones of somebody who is suspended: their ids. */
  hideAllOf: async (tx: Tx, ownerId: string): Promise<string[]> => {
    const hidden = await tx
      .update(jobs)
      .set({ hiddenAt: sql`now()`, hiddenFor: 'suspension', status: 'closed', updatedAt: sql`now()` })
      .where(and(eq(jobs.ownerId, ownerId), eq(jobs.status, 'open')))
      .returning({ id: jobs.id });
    return hidden.map(({ id }) => id);
  },

  /** Those that were open when their owner was suspended: their ids. */
  unhideAllOf: async (tx: Tx, ownerId: string): Promise<string[]> => {
    const shown = await tx
      .update(jobs)
      .set(openAgain)
      .where(and(eq(jobs.ownerId, ownerId), eq(jobs.hiddenFor, 'suspension'), eq(jobs.status, 'closed')))
      .returning({ id: jobs.id });
    return shown.map(({ id }) => id);
  },
};

/** What was said to the owners of these jobs when they were hidden, the last time. */
async function listHidingReasons(executor: Executor, jobIds: string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await executor
    .select({ jobId: cases.jobId, note: cases.note })
    .from(cases)
    .where(
      and(
        eq(cases.kind, 'jobReport'),
        inArray(cases.jobId, jobIds),
        eq(cases.outcome, 'hide'),
        isNotNull(cases.note),
      ),
    )
    .orderBy(asc(cases.decidedAt));
  return new Map(rows.flatMap(({ jobId, note }) => (jobId && note ? [[jobId, note] as const] : [])));
}
