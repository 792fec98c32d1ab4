import {
  nearPriceAnswerSchema,
  nearPriceQuerySchema,
  priceGuideAnswerSchema,
  priceGuideParamsSchema,
  priceGuideQuerySchema,
  tradePricesSchema,
} from '@plumbline/shared-schema/prices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { PricesService } from './prices.service';

const config = { access: 'public', isPublicRead: true } as const;

/** `/prices`: what work has cost, by trade, task and place. */
export const pricesRoutes: FastifyPluginAsyncZod<{ prices: PricesService }> = async (app, { prices }) => {
  app.get(
    '/',
    {
      config,
      schema: { summary: 'List what each trade has cost everywhere', response: { 200: tradePricesSchema } },
    },
    async () => found(await prices.list()),
  );

  app.get(
    '/near',
    {
      config,
      schema: {
        summary: 'Read what work of such skills has cost near a place',
        querystring: nearPriceQuerySchema,
        response: { 200: nearPriceAnswerSchema },
      },
    },
    async ({ query }) => found(await prices.near(query)),
  );

  app.get(
    '/:trade',
    {
      config,
      schema: {
        summary: 'Read what a trade and its tasks have cost at a place, or in a wider one',
        params: priceGuideParamsSchema,
        querystring: priceGuideQuerySchema,
        response: { 200: priceGuideAnswerSchema },
      },
    },
    async ({ params, query }) => found(await prices.read(params.trade, query)),
  );
};
