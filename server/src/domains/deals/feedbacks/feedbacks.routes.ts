import {
  createFeedbackSchema,
  feedbackRepliedSchema,
  feedbackSavedSchema,
  feedbacksQuerySchema,
  feedbacksSchema,
  replyToFeedbackSchema,
  updateFeedbackSchema,
} from '@plumbline/shared-schema/feedbacks';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { FeedbacksService } from './feedbacks.service';

/** `/feedbacks`. Reviews are as public as the profiles they belong to. */
export const feedbacksRoutes: FastifyPluginAsyncZod<{ feedbacks: FeedbacksService }> = async (
  app,
  { feedbacks },
) => {
  app.get(
    '/',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List feedbacks',
        querystring: feedbacksQuerySchema,
        response: { 200: feedbacksSchema },
      },
    },
    async (request, reply) => {
      const { data, count } = await feedbacks.list(request.query);
      void reply.header('x-total-count', count);
      const { userId } = request.query;
      if (userId !== undefined)
        void reply.header('x-rating-counts', (await feedbacks.countByRating(userId)).join());
      return data;
    },
  );

  app.post(
    '/',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Create a feedback',
        errors: ['CONTRACT_NOT_FOUND', 'FEEDBACK_NOT_ALLOWED', 'FEEDBACK_EXISTS'],
        body: createFeedbackSchema,
        response: { 201: feedbackSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('feedbackSent'), { data: await feedbacks.create(user, body) })),
  );

  app.put(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Change one’s review while nobody else can read it',
        errors: ['FEEDBACK_NOT_FOUND', 'FEEDBACK_SHOWN'],
        params: idParamsSchema,
        body: updateFeedbackSchema,
        response: { 200: feedbackSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('feedbackChanged'), { data: await feedbacks.update(user, params.id, body) }),
  );

  app.post(
    '/:id/reply',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Reply to a review of oneself, once',
        errors: ['FEEDBACK_NOT_FOUND', 'REPLY_EXISTS'],
        params: idParamsSchema,
        body: replyToFeedbackSchema,
        response: { 201: feedbackRepliedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply
        .code(201)
        .send(done(say('feedbackReplied'), { data: await feedbacks.reply(user, params.id, body.text) })),
  );
};
