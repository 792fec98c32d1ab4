import {
  createFeedbackSchema,
  feedbackSavedSchema,
  feedbacksQuerySchema,
  feedbacksSchema,
} from '@plumbline/shared-schema/feedbacks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FeedbacksService } from './feedbacks.service';

/** `/feedbacks` (SPEC §7 Profile). Reviews are as public as the profiles they belong to. */
export const feedbacksRoutes: FastifyPluginAsyncZod<{ feedbacks: FeedbacksService }> = async (
  app,
  { feedbacks },
) => {
  app.get(
    '/',
    {
      config: { access: 'public' },
      schema: { querystring: feedbacksQuerySchema, response: { 200: feedbacksSchema } },
    },
    async (request, reply) => {
      const { data, count } = await feedbacks.list(request.query);
      void reply.header('x-total-count', count);
      return data;
    },
  );

  app.post(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { body: createFeedbackSchema, response: { 201: feedbackSavedSchema } },
    },
    async (request, reply) => {
      const data = await feedbacks.create(request.user, request.body);
      return reply.code(201).send({ success: true, message: request.say('feedbackSent'), data });
    },
  );
};
