import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { isMine, named, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/** What contractors ask about a job, each with the one answer of its hirer. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    askerId: partOf(() => users.id).notNull(),
    text: text().notNull(),
    /** By an administrator: it is shown to nobody. */
    hiddenAt: instant(),
    answer: text(),
    answeredAt: instant(),
    /** When other words took the place of the answer. */
    editedAt: instant(),
    /** By an administrator: the question stays without it. */
    answerHiddenAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check(
      'questions_of_answer',
      sql`${t.answer} is not null or (${t.editedAt} is null and ${t.answerHiddenAt} is null)`,
    ),
    index('questions_job').on(t.jobId, t.createdAt, t.id),
    index('questions_answered').on(sql`coalesce(${t.editedAt}, ${t.answeredAt})`),
    index('questions_asker').on(t.askerId, t.createdAt, t.id),
  ],
);
export type QuestionRow = typeof questions.$inferSelect;

personal(questions, {
  exported: (me) => [
    {
      name: 'questions',
      row: sql`${rowWithout(questions, 'askerId')} || ${names({ job: titleOf(questions.jobId) })}`,
      where: isMine(me, questions.askerId),
    },
    {
      name: 'answers',
      row: sql`${rowWithout(questions, 'askerId')} || ${names({ job: titleOf(questions.jobId) })}`,
      where: and(
        isNotNull(questions.answer),
        isNull(questions.hiddenAt),
        sql`exists (select from ${jobs} where ${jobs.id} = ${questions.jobId} and ${jobs.ownerId} = ${me})`,
      ),
    },
  ],
  // What was answered stays, without a name: the answer is the hirer's, and others read it.
  removed: (person) => and(named(questions.askerId)(person), isNull(questions.answer)),
});
