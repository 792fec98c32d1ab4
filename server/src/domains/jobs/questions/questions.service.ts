import type { QuestionKind } from '@plumbline/shared-schema/case-machine';
import { QUESTIONS_MAX, QUESTIONS_WAITING_MAX } from '@plumbline/shared-schema/limits';
import type { AnswerQuestion, Ask, Question } from '@plumbline/shared-schema/questions';
import { mayDo } from '@plumbline/shared-schema/team-roles';
import type { Transaction, Tx } from '../../../database/connect';
import type { QuestionRow } from '../../../database/tables/questions';
import type { CurrentUser } from '../../../http/plugins/session';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import { aboutQuestions } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { UserViews } from '../../people/users/user-view';
import { createJobSight } from '../jobs/job-sight';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { NewQuestion, QuestionRecord, QuestionsRepository } from './questions.repository';

type Dependencies = {
  questions: QuestionsRepository;
  jobs: JobsRepository;
  notifications: NotificationsService;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};
type Key = { id: string; questionId: string };
type FoundQuestion = { job: { id: string; ownerId: string }; row: QuestionRow };

export type QuestionsService = ReturnType<typeof createQuestionsService>;

/** What contractors ask about a job, and what its hirer answers, for whoever sees the job. */
export function createQuestionsService(dependencies: Dependencies) {
  const { questions, jobs, notifications, views, transaction } = dependencies;
  const look = createJobSight(jobs);
  const record = createRecord(dependencies);
  const answers = createAnswers(dependencies);

  return {
    ...answers,

    /** To whoever is signed in they are news no more. JOB_NOT_FOUND, JOB_REMOVED as for the job. */
    list: async (viewer: CurrentUser | undefined, id: string): Promise<Question[]> => {
      const { job } = await look(viewer, id);
      // Before they are listed: one that comes meanwhile stays news.
      if (viewer && mayDo(viewer, 'write'))
        await notifications.markReadAbout(viewer._id, aboutQuestions(job.id));
      return (await questions.list(job.id)).map((row) => toQuestion(row, views));
    },

    /** The job is locked, so that of many at once no more are taken than may be. BLOCKED, QUESTIONS_CLOSED, QUESTION_LIMIT. */
    ask: (user: CurrentUser, id: string, { text }: Ask): Promise<Question> =>
      transaction(async (tx) => {
        const job = await getExisting(id, (known) => jobs.findForUpdate(tx, known), 'JOB_NOT_FOUND');
        if (job.ownerId === user._id) throw new AppError('FORBIDDEN');
        const question = { jobId: job.id, askerId: user._id, text };
        const same = await questions.findSame(tx, question);
        if (same !== undefined) return toQuestion(same, views);
        if (job.status !== 'open') throw new AppError('QUESTIONS_CLOSED');
        await refuseBlocked(tx, user._id, job.ownerId);
        await refuseMore(tx, questions, question);
        const questionId = await questions.insert(tx, question);
        await record(tx, { id: questionId, ...question }, { ownerId: job.ownerId, action: 'ask' });
        return toQuestion(await questions.get(tx, questionId), views);
      }),

    /** By whoever asked it: QUESTION_ANSWERED once there is an answer. */
    withdraw: (user: CurrentUser, key: Key): Promise<void> =>
      transaction(async (tx) => {
        const { row, job } = await findIn(tx, dependencies, key);
        if (row.askerId !== user._id) throw new AppError('FORBIDDEN');
        if (row.answer !== null) throw new AppError('QUESTION_ANSWERED');
        await questions.remove(tx, row.id);
        await record(tx, row, { ownerId: job.ownerId, action: 'withdraw' });
      }),
  };
}

/** What the owner of the job does; to every other hirer it is not there to be answered. */
function createAnswers(dependencies: Dependencies) {
  const { questions, views, transaction } = dependencies;
  const record = createRecord(dependencies);

  const write = (
    user: CurrentUser,
    key: Key,
    { text, action }: AnswerQuestion & { action: 'answer' | 'edit' },
  ) =>
    transaction(async (tx) => {
      const { row, job } = await findIn(tx, dependencies, key);
      if (job.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
      if (row.answerHiddenAt !== null) throw new AppError('FORBIDDEN');
      if (row.answer !== text) {
        if (action === 'answer' && row.answer !== null) throw new AppError('QUESTION_ANSWERED');
        if (action === 'edit' && row.answer === null) throw new AppError('NOT_FOUND');
        await questions[action === 'answer' ? 'setAnswer' : 'editAnswer'](tx, row.id, text);
        await record(tx, row, { ownerId: job.ownerId, action });
      }
      return toQuestion(await questions.get(tx, row.id), views);
    });

  return {
    /** QUESTION_ANSWERED where there is another answer already; the same one again is that one. */
    answer: (user: CurrentUser, key: Key, { text }: AnswerQuestion): Promise<Question> =>
      write(user, key, { text, action: 'answer' }),

    /** Other words for the answer. */
    edit: (user: CurrentUser, key: Key, { text }: AnswerQuestion): Promise<Question> =>
      write(user, key, { text, action: 'edit' }),
  };
}

/** An administrator hides the question with its answer, or the answer alone. */
export const createHideQuestion =
  ({ questions, outbox }: Pick<Dependencies, 'questions' | 'outbox'>) =>
  async (tx: Tx, id: string, kind: QuestionKind): Promise<void> => {
    if (!(await questions.hide(tx, id, kind))) return;
    const { question, ownerId } = await questions.get(tx, id);
    await createRecord({ outbox })(tx, question, { ownerId, action: 'hide' });
  };
export type HideQuestion = ReturnType<typeof createHideQuestion>;

type Change = { ownerId: string; action: 'ask' | 'withdraw' | 'answer' | 'edit' | 'hide' };

const createRecord =
  ({ outbox }: Pick<Dependencies, 'outbox'>) =>
  (
    tx: Tx,
    { id, jobId, askerId }: Pick<QuestionRow, 'id' | 'jobId' | 'askerId'>,
    change: Change,
  ): Promise<void> =>
    outbox.add(tx, 'question.changed', { questionId: id, jobId, askerId, ...change });

/** JOB_NOT_FOUND, QUESTION_NOT_FOUND also for one of another job. The job stays as it is until the transaction ends. */
async function findIn(
  tx: Tx,
  { jobs, questions }: Dependencies,
  { id, questionId }: Key,
): Promise<FoundQuestion> {
  const job = await getExisting(id, (known) => jobs.findForShare(tx, known), 'JOB_NOT_FOUND');
  const find = (known: string) => questions.findForUpdate(tx, { id: known, jobId: job.id });
  return { job, row: await getExisting(questionId, find, 'QUESTION_NOT_FOUND') };
}

async function refuseMore(tx: Tx, questions: QuestionsRepository, question: NewQuestion): Promise<void> {
  const { all, own } = await questions.count(tx, question);
  if (own >= QUESTIONS_WAITING_MAX) throw new AppError('QUESTION_LIMIT', { max: QUESTIONS_WAITING_MAX });
  if (all >= QUESTIONS_MAX) throw new AppError('QUESTIONS_CLOSED');
}

function toQuestion({ question, asker }: QuestionRecord, views: UserViews): Question {
  const { id, text, createdAt, answer, answeredAt, editedAt, answerHiddenAt } = question;
  const isAnswerHidden = answerHiddenAt !== null;
  return {
    _id: id,
    asker: views.person(asker),
    text,
    createdAt: createdAt.toISOString(),
    answer:
      answer === null || answeredAt === null || isAnswerHidden
        ? null
        : {
            text: answer,
            createdAt: answeredAt.toISOString(),
            editedAt: editedAt?.toISOString() ?? null,
          },
    isAnswerHidden,
  };
}
