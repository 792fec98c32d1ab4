import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  answerQuestionSchema,
  askSchema,
  questionParamsSchema,
  questionSavedSchema,
  questionsSchema,
} from '@plumbline/shared-schema/questions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, listed } from '../../../kit/answers';
import type { QuestionsService } from './questions.service';

type Options = { questions: QuestionsService };

/** `/jobs/{id}/questions` */
export const questionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { questions }) => {
  app.get(
    '/:id/questions',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List the questions about a job with their answers',
        errors: ['JOB_NOT_FOUND', 'JOB_REMOVED'],
        params: idParamsSchema,
        response: { 200: questionsSchema },
      },
    },
    async ({ viewer, params }) => listed(await questions.list(viewer, params.id)),
  );

  app.post(
    '/:id/questions',
    {
      config: { access: 'contractor', limit: 'offersAndApplications' },
      schema: {
        summary: 'Ask a question about an open job',
        errors: ['JOB_NOT_FOUND', 'QUESTIONS_CLOSED', 'QUESTION_LIMIT', 'BLOCKED'],
        params: idParamsSchema,
        body: askSchema,
        response: { 201: questionSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) => {
      const data = await questions.ask(user, params.id, body);
      return reply.code(201).send(done(say('questionAsked'), { data }));
    },
  );

  app.delete(
    '/:id/questions/:questionId',
    {
      config: { access: 'contractor' },
      schema: {
        summary: 'Withdraw one’s own question while it has no answer',
        errors: ['JOB_NOT_FOUND', 'QUESTION_NOT_FOUND', 'QUESTION_ANSWERED'],
        params: questionParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await questions.withdraw(user, params);
      return done(say('questionWithdrawn'));
    },
  );

  await app.register(answersRoutes, { questions });
};

/** `/jobs/{id}/questions/{questionId}/answer` */
const answersRoutes: FastifyPluginAsyncZod<Options> = async (app, { questions }) => {
  const common = {
    params: questionParamsSchema,
    body: answerQuestionSchema,
    response: { 200: questionSavedSchema },
  };

  app.post(
    '/:id/questions/:questionId/answer',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        ...common,
        summary: 'Answer a question about one’s own job',
        errors: ['JOB_NOT_FOUND', 'QUESTION_NOT_FOUND', 'QUESTION_ANSWERED'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('questionAnswered'), { data: await questions.answer(user, params, body) }),
  );

  app.put(
    '/:id/questions/:questionId/answer',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        ...common,
        summary: 'Put other words in the place of one’s answer',
        errors: ['JOB_NOT_FOUND', 'QUESTION_NOT_FOUND', 'NOT_FOUND'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('answerChanged'), { data: await questions.edit(user, params, body) }),
  );
};
