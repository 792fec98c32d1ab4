import { marketplaceAnswerSchema, marketplaceQuerySchema } from '@plumbline/shared-schema/marketplace';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { MarketplaceService } from './marketplace.service';

/** `GET /admin/figures` */
export const marketplaceRoutes: FastifyPluginAsyncZod<{ marketplace: MarketplaceService }> = async (
  app,
  { marketplace },
) => {
  app.get(
    '/figures',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Read the figures of the marketplace by week',
        querystring: marketplaceQuerySchema,
        response: { 200: marketplaceAnswerSchema },
      },
    },
    async ({ query }) => found(await marketplace.read(query.weeks)),
  );
};
