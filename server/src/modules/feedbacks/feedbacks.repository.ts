import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../database/connect';
import { feedbacks, users } from '../../database/schema';
import type { FeedbackRow } from '../../database/schema';
import { daysLong } from '../contracts/contract-records';
import type { ContractRules } from '../contracts/contract-records';

export type FeedbackRecord = Awaited<ReturnType<ReturnType<typeof selectFeedbacks>['execute']>>[number];
export type NewFeedback = Omit<typeof feedbacks.$inferInsert, 'visibleAt' | 'isCounted'>;

function selectFeedbacks(executor: Executor) {
  return executor
    .select({
      feedback: feedbacks,
      author: { id: users.id, fullName: users.fullName, profileFileId: users.profileFileId },
    })
    .from(feedbacks)
    .leftJoin(users, eq(users.id, feedbacks.authorId))
    .$dynamic();
}

/** All SQL about reviews. A review exists for others from `visibleAt` on. */
export function createFeedbacksRepository(database: Database, { feedbackHiddenDays }: ContractRules) {
  const ofSubject = (userId: string | undefined): SQL | undefined =>
    and(isVisible, userId === undefined ? undefined : eq(feedbacks.subjectId, userId));

  return {
    /** Newest first, and how many there are. */
    async pageVisible({ userId, page, limit }: { userId: string | undefined; page: number; limit: number }) {
      const where = ofSubject(userId);
      const rows = await selectFeedbacks(database)
        .where(where)
        .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await database.$count(feedbacks, where) };
    },

    async find(tx: Tx, id: string): Promise<FeedbackRecord | undefined> {
      const [record] = await selectFeedbacks(tx).where(eq(feedbacks.id, id));
      return record;
    },

    /** With both sides in, both become visible now. Call it with the contract and both people held. */
    async insert(tx: Tx, row: NewFeedback): Promise<string> {
      const opened = await tx
        .update(feedbacks)
        .set({ visibleAt: sql`least(${feedbacks.visibleAt}, ${thisInstant})` })
        .where(eq(feedbacks.contractId, row.contractId))
        .returning({ id: feedbacks.id });
      const visibleAt = opened.length > 0 ? thisInstant : sql`now() + ${daysLong(feedbackHiddenDays)}`;
      const [inserted] = await tx
        .insert(feedbacks)
        .values({ ...row, visibleAt })
        .returning({ id: feedbacks.id });
      if (inserted === undefined) throw new Error('insert returned nothing');
      return inserted.id;
    },

    /** Ids of people with visible reviews that their rating does not count yet. */
    async listUncounted(): Promise<string[]> {
      const rows = await database
        .selectDistinct({ id: feedbacks.subjectId })
        .from(feedbacks)
        .where(and(isVisible, eq(feedbacks.isCounted, false)))
        .limit(200);
      return rows.map(({ id }) => id);
    },

    ...ratings,
  };
}
export type FeedbacksRepository = ReturnType<typeof createFeedbacksRepository>;

/** Not `now()`: the column would round its microseconds, half of the time up, and the review be hidden for this moment. */
const thisInstant = sql`date_trunc('milliseconds', now())`;
const isVisible = lte(feedbacks.visibleAt, sql`now()`);

const ratings = {
  /**
   * Holds these people until the transaction ends, so that two reviews of one person that appear at once are both
   * counted. Always before their reviews: two transactions that held them the other way round would block each other.
   */
  async holdPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [...userIds]))
      .orderBy(asc(users.id))
      .for('no key update');
  },

  /** Brings the rating of these people, held, up to date; gives the reviews it counts for the first time. */
  async recount(tx: Tx, userIds: readonly string[]): Promise<FeedbackRow[]> {
    const ids = [...userIds];
    const shown = await tx
      .update(feedbacks)
      .set({ isCounted: true })
      .where(and(isVisible, eq(feedbacks.isCounted, false), inArray(feedbacks.subjectId, ids)))
      .returning();
    const counted = sql`from ${feedbacks} where ${feedbacks.subjectId} = ${users.id} and ${feedbacks.isCounted}`;
    await tx
      .update(users)
      .set({
        rating: sql`(select coalesce(round(avg(${feedbacks.rating}), 2), 0) ${counted})`,
        reviewCount: sql`(select count(*) ${counted})`,
      })
      .where(inArray(users.id, ids));
    return shown;
  },
};
