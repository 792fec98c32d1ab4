import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  createPromotionSchema,
  promotionSavedSchema,
  promotionsSchema,
} from '@plumbline/shared-schema/promotions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { PromotionsService } from './promotions.service';

const config = { access: 'contractor' } as const;

/** `/promotions`: a contractor's own. */
export const promotionsRoutes: FastifyPluginAsyncZod<{ promotions: PromotionsService }> = async (
  app,
  { promotions },
) => {
  app.get(
    '/',
    { config, schema: { summary: 'List one’s own promotions', response: { 200: promotionsSchema } } },
    async ({ user }) => found(await promotions.list(user)),
  );

  app.post(
    '/',
    {
      config,
      schema: {
        summary: 'Promote one’s profile, or a work of it, for some days',
        errors: ['PROMOTION_RUNNING', 'NOT_FOUND', 'ENTRY_NOT_FOUND'],
        body: createPromotionSchema,
        response: { 201: promotionSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('promotionStarted'), { data: await promotions.start(user, body) })),
  );

  app.put(
    '/:id/stop',
    {
      config,
      schema: {
        summary: 'Stop a promotion',
        errors: ['PROMOTION_RUNNING', 'ENTRY_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: promotionSavedSchema },
      },
    },
    async ({ user, params, say }) =>
      done(say('promotionStopped'), { data: await promotions.stop(user, params.id) }),
  );
};
