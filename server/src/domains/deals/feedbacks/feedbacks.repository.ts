import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { written } from '../../../database/written';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { feedbacks } from '../../../database/tables/feedbacks';
import type { FeedbackRow } from '../../../database/tables/feedbacks';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';
import { daysLong } from '../contract-records/contract-records.repository';
import type { ContractRules } from '../contract-records/contract-records.repository';
import { lockPeople } from '../../../database/lock-people';

export type FeedbackRecord = Awaited<ReturnType<ReturnType<typeof selectFeedbacks>['execute']>>[number];
export type NewFeedback = Omit<typeof feedbacks.$inferInsert, 'visibleAt' | 'isCounted'>;

function selectFeedbacks(executor: Executor) {
  return executor
    .select({
      feedback: feedbacks,
      author: personColumns(users),
    })
    .from(feedbacks)
    .leftJoin(users, eq(users.id, feedbacks.authorId))
    .$dynamic();
}

type Own = { id: string; authorId: string };
type FeedbackWords = Pick<NewFeedback, 'rating' | 'likes' | 'experience' | 'review'>;

/** Others see a review from `visibleAt` on. */
export function createFeedbacksRepository(database: Database, { feedbackHiddenDays }: ContractRules) {
  const ofSubject = (userId: string | undefined): SQL | undefined =>
    and(isVisible, userId === undefined ? undefined : eq(feedbacks.subjectId, userId));

  return {
    /** Newest first, with the count of all. */
    listVisible: async ({
      userId,
      page,
      limit,
    }: {
      userId: string | undefined;
      page: number;
      limit: number;
    }) => {
      const where = ofSubject(userId);
      const rows = await selectFeedbacks(database)
        .where(where)
        .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await database.$count(feedbacks, where) };
    },

    /** How many visible reviews of this person gave 1, 2, … 5 stars. */
    countByRating: async (userId: string): Promise<number[]> => {
      const rows = await database
        .select({ rating: feedbacks.rating, count: sql<number>`count(*)::int` })
        .from(feedbacks)
        .where(ofSubject(userId))
        .groupBy(feedbacks.rating);
      return STARS.map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0);
    },

    find: async (tx: Tx, id: string): Promise<FeedbackRecord | undefined> => {
      const [record] = await selectFeedbacks(tx).where(eq(feedbacks.id, id));
      return record;
    },

    /** With both sides in, both become visible now. Call it with the contract and both people locked. */
    insert: async (tx: Tx, row: NewFeedback): Promise<string> => {
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
      return written(inserted).id;
    },

    /** Ids of people whose rating does not include all of their visible reviews yet. */
    listUncounted: async (): Promise<string[]> => {
      const rows = await database
        .selectDistinct({ id: feedbacks.subjectId })
        .from(feedbacks)
        .where(and(isVisible, eq(feedbacks.isCounted, false)))
        .limit(200);
      return rows.map(({ id }) => id);
    },

    ...ratings,
    ...changes,
    ...replies,
    findForNotice: noticeReader(database),
  };
}
export type FeedbacksRepository = ReturnType<typeof createFeedbacksRepository>;

const STARS = [1, 2, 3, 4, 5];

/** Not `now()`: the column rounds its microseconds, half of the time up, which would hide the review for a moment. */
const thisInstant = sql`date_trunc('milliseconds', now())`;
const isVisible = lte(feedbacks.visibleAt, sql`now()`);

/** Lock the people before their reviews. */
const ratings = {
  lockPeople,

  /** Recomputes the rating of these people, who are locked; returns the reviews counted for the first time. */
  recount: async (tx: Tx, userIds: readonly string[]): Promise<FeedbackRow[]> => {
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

const changes = {
  /** False where it is not this author’s, or others can read it: what the other side commits meanwhile counts. */
  update: async (tx: Tx, { id, authorId }: Own, changed: FeedbackWords): Promise<boolean> => {
    const isHidden = gt(feedbacks.visibleAt, sql`clock_timestamp()`);
    const updated = await tx
      .update(feedbacks)
      .set(changed)
      .where(and(eq(feedbacks.id, id), eq(feedbacks.authorId, authorId), isHidden))
      .returning({ id: feedbacks.id });
    return updated.length > 0;
  },
};

const replies = {
  /** One that everybody may see. */
  findVisible: async (tx: Tx, id: string): Promise<FeedbackRecord | undefined> => {
    const [record] = await selectFeedbacks(tx).where(and(eq(feedbacks.id, id), isVisible));
    return record;
  },

  /** False where there is a reply already: of two at once the second waits for the first. */
  reply: async (tx: Tx, id: string, reply: string): Promise<boolean> => {
    const replied = await tx
      .update(feedbacks)
      .set({ reply, repliedAt: sql`now()` })
      .where(and(eq(feedbacks.id, id), isNull(feedbacks.reply)))
      .returning({ id: feedbacks.id });
    return replied.length > 0;
  },
};

/** The author of a review, whom it is about, and the contract it followed. */
const noticeReader = (database: Database) => async (id: string) => {
  const [record] = await database
    .select({
      authorId: feedbacks.authorId,
      contractId: feedbacks.contractId,
      jobTitle: jobs.title,
      subject: personColumns(users),
      isClient: sql<boolean>`${contracts.clientId} = ${feedbacks.authorId}`,
    })
    .from(feedbacks)
    .innerJoin(contracts, eq(contracts.id, feedbacks.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, feedbacks.subjectId))
    .where(eq(feedbacks.id, id));
  return record;
};
