import type { QuestionKind } from '@plumbline/shared-schema/case-machine';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { jobs } from '../../../database/tables/jobs';
import { questions } from '../../../database/tables/questions';
import type { QuestionRow } from '../../../database/tables/questions';
import { users } from '../../../database/tables/users';
import { written } from '../../../database/written';
import { personColumns } from '../../people/users/person-columns';

/** A question with whoever asks it and the hirer of its job. */
export type QuestionRecord = Awaited<ReturnType<ReturnType<typeof selectQuestions>['execute']>>[number];
export type NewQuestion = Pick<QuestionRow, 'jobId' | 'askerId' | 'text'>;
type QuestionCounts = { all: number; own: number };

const isShown = isNull(questions.hiddenAt);
const isWaiting = and(isShown, isNull(questions.answer));
const thisInstant = sql`clock_timestamp()`;

function selectQuestions(executor: Executor) {
  return executor
    .select({ question: questions, asker: personColumns(users), ownerId: jobs.ownerId })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.askerId))
    .innerJoin(jobs, eq(jobs.id, questions.jobId))
    .$dynamic();
}

const writes = {
  /** One that is shown, of this job; locked until the transaction ends. */
  findForUpdate: async (tx: Tx, key: { id: string; jobId: string }): Promise<QuestionRow | undefined> => {
    const [row] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.id, key.id), eq(questions.jobId, key.jobId), isShown))
      .for('update');
    return row;
  },

  get: async (tx: Tx, id: string): Promise<QuestionRecord> => {
    const [record] = await selectQuestions(tx).where(eq(questions.id, id));
    return written(record);
  },

  /** The one of the same words. */
  findSame: async (tx: Tx, { jobId, askerId, text }: NewQuestion): Promise<QuestionRecord | undefined> => {
    const isSame = and(eq(questions.jobId, jobId), eq(questions.askerId, askerId), eq(questions.text, text));
    const [record] = await selectQuestions(tx).where(and(isSame, isShown));
    return record;
  },

  /** Questions about the job; `own`: of this person, without an answer. */
  count: async (tx: Tx, { jobId, askerId }: Omit<NewQuestion, 'text'>): Promise<QuestionCounts> => ({
    all: await tx.$count(questions, eq(questions.jobId, jobId)),
    own: await tx.$count(
      questions,
      and(eq(questions.jobId, jobId), eq(questions.askerId, askerId), isWaiting),
    ),
  }),

  insert: async (tx: Tx, question: NewQuestion): Promise<string> => {
    const values = { ...question, createdAt: thisInstant };
    const [row] = await tx.insert(questions).values(values).returning({ id: questions.id });
    return written(row).id;
  },

  setAnswer: async (tx: Tx, id: string, answer: string): Promise<void> => {
    await tx.update(questions).set({ answer, answeredAt: thisInstant }).where(eq(questions.id, id));
  },

  editAnswer: async (tx: Tx, id: string, answer: string): Promise<void> => {
    await tx.update(questions).set({ answer, editedAt: thisInstant }).where(eq(questions.id, id));
  },

  remove: async (tx: Tx, id: string): Promise<void> => {
    await tx.delete(questions).where(eq(questions.id, id));
  },

  /** False: there is nothing, or it is hidden already. */
  hide: async (tx: Tx, id: string, kind: QuestionKind): Promise<boolean> => {
    const [changes, isSeen] =
      kind === 'questionReport'
        ? [{ hiddenAt: sql`now()` }, isShown]
        : [
            { answerHiddenAt: sql`now()` },
            sql`${questions.answer} is not null and ${questions.answerHiddenAt} is null`,
          ];
    const rows = await tx
      .update(questions)
      .set(changes)
      .where(and(eq(questions.id, id), isSeen))
      .returning({ id: questions.id });
    return rows.length > 0;
  },
};

export const createQuestionsRepository = (database: Database) => ({
  ...writes,

  /** Those with an answer first, the latest first. */
  list: (jobId: string): Promise<QuestionRecord[]> =>
    selectQuestions(database)
      .where(and(eq(questions.jobId, jobId), isShown))
      .orderBy(
        sql`${questions.answer} is null or ${questions.answerHiddenAt} is not null`,
        desc(questions.createdAt),
        desc(questions.id),
      ),

  countWaiting: (jobId: string): Promise<number> =>
    database.$count(questions, and(eq(questions.jobId, jobId), isWaiting)),

  /** Who has applied to the job and was not declined. */
  listApplicants: async (executor: Executor, jobId: string): Promise<string[]> => {
    const { rows } = await executor.execute<{ id: string }>(sql`
      select user_id as id from applications where job_id = ${jobId}::uuid and declined_at is null`);
    return rows.map(({ id }) => id);
  },
});
export type QuestionsRepository = ReturnType<typeof createQuestionsRepository>;
