import { DECLINE_REASONS } from '@plumbline/shared-schema/options';
import { and, eq, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, oneOf, partOf } from '../columns';
import { isMine, names, personal, rowWithout, titleOf } from '../personal';
import { contracts } from './contracts';
import { jobs } from './jobs';
import { users } from './users';

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    coverLetter: text().notNull(),
    estimatedServiceCost: cents(),
    estimatedCompletionTime: text(),
    isHired: boolean().notNull().default(false),
    /** A mark of the hirer's, which the applicant never sees. */
    isShortlisted: boolean().notNull().default(false),
    /** The contract whose professional the hirer asked again: such a row nobody has written. */
    repeatsId: uuid().references(() => contracts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the applicant last changed what it says. */
    changedAt: instant(),
    /** All three while the hirer has declined it. */
    declinedAt: instant(),
    declineReason: oneOf(DECLINE_REASONS),
    declineMessage: text(),
  },
  (t) => [
    check(
      'applications_declined',
      sql`num_nulls(${t.declinedAt}, ${t.declineReason}, ${t.declineMessage}) in (0, 3)
        and (${t.declinedAt} is null or not ${t.isHired})`,
    ),
    unique('applications_once').on(t.jobId, t.userId),
    index('applications_job').on(t.jobId, t.createdAt, t.id),
    index('applications_user').on(t.userId, t.createdAt, t.id),
    index('applications_repeats')
      .on(t.repeatsId)
      .where(sql`${t.repeatsId} is not null`),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

personal(applications, {
  exported: (me) => [
    {
      name: 'applications',
      row: sql`${rowWithout(applications, 'userId', 'isShortlisted')} || ${names({ job: titleOf(applications.jobId) })}`,
      where: isMine(me, applications.userId),
    },
  ],
  removed: ({ id: userId }) => and(eq(applications.userId, userId), eq(applications.isHired, false)),
});
