import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { nameOf, names, personal, rowWithout } from '../personal';
import { contracts } from './contracts';
import { users } from './users';

/** Reviews after a contract. Ratings of people are counted from the visible ones. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    authorId: partOf(() => users.id).notNull(),
    subjectId: partOf(() => users.id).notNull(),
    rating: integer().notNull(),
    likes: jsonb().$type<string[]>().notNull().default([]),
    experience: jsonb().$type<string[]>().notNull().default([]),
    review: text().notNull().default(''),
    /** What the subject answered, once; both or neither. */
    reply: text(),
    repliedAt: instant(),
    /** Hidden before: set to the moment when the other side reviews too. */
    visibleAt: instant().notNull(),
    /** False until the rating of its subject counts it. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('feedbacks_rating', sql`${t.rating} between 1 and 5`),
    check('feedbacks_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    unique('feedbacks_once').on(t.contractId, t.authorId),
    index('feedbacks_subject').on(t.subjectId, t.createdAt, t.id),
    index('feedbacks_uncounted')
      .on(t.visibleAt)
      .where(sql`not ${t.isCounted}`),
  ],
);
export type FeedbackRow = typeof feedbacks.$inferSelect;

personal(feedbacks, {
  exported: (me) => [
    {
      name: 'reviews',
      row: sql`${rowWithout(feedbacks, 'isCounted')} || ${names({
        author: nameOf(feedbacks.authorId),
        about: nameOf(feedbacks.subjectId),
      })}`,
      where: sql`${feedbacks.authorId} = ${me} or ${feedbacks.subjectId} = ${me} and ${feedbacks.visibleAt} <= now()`,
    },
  ],
  removed: 'a review of others, or read by them',
});
