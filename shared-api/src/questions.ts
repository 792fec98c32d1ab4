import type { Question } from '@plumbline/shared-schema/questions';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

type QuestionKey = { jobId: string; questionId: string };

const changed = () => stale('Question');

/** Questions about a job, and what its hirer answers. */
export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query<Question[], string>(
      read(
        (jobId) => at('jobs', jobId, 'questions'),
        (rows) => pageTags('Question', rows),
      ),
    ),
    /** QUESTION_LIMIT, QUESTIONS_CLOSED 409, BLOCKED 403. */
    ask: build.mutation<SavedRow<Question>, { jobId: string; text: string }>(
      change(
        ({ jobId, ...body }) => ({ url: at('jobs', jobId, 'questions'), method: 'POST', body }),
        changed,
      ),
    ),
    /** QUESTION_ANSWERED 409. */
    withdrawQuestion: build.mutation<ChangeAnswer, QuestionKey>(
      change(
        ({ jobId, questionId }) => ({ url: at('jobs', jobId, 'questions', questionId), method: 'DELETE' }),
        changed,
      ),
    ),
    /** `isFirst`: there is none yet, else QUESTION_ANSWERED 409. */
    answerQuestion: build.mutation<SavedRow<Question>, QuestionKey & { isFirst: boolean; text: string }>(
      change(
        ({ jobId, questionId, isFirst, ...body }) => ({
          url: at('jobs', jobId, 'questions', questionId, 'answer'),
          method: isFirst ? 'POST' : 'PUT',
          body,
        }),
        changed,
      ),
    ),
  }),
});

export const {
  useListQuestionsQuery,
  useAskMutation,
  useWithdrawQuestionMutation,
  useAnswerQuestionMutation,
} = questionsApi;
