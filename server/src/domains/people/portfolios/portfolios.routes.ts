import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  portfolioItemDataSchema,
  portfolioItemSavedSchema,
  portfolioItemsSchema,
  savePortfolioItemSchema,
  updatePortfolioItemSchema,
} from '@plumbline/shared-schema/portfolios';
import { entriesQuerySchema } from '@plumbline/shared-schema/profile-entries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found, listed } from '../../../kit/answers';
import type { PortfolioService } from './portfolios.service';

const reads = { access: 'signedIn' } as const;
const removes = { access: 'contractor' } as const;
const writes = { ...removes, uploads: ['before', 'after'] } as const;

/** `/portfolios`: written by contractors, each their own; read by everybody who is signed in. */
export const portfoliosRoutes: FastifyPluginAsyncZod<{ portfolios: PortfolioService }> = async (
  app,
  { portfolios },
) => {
  app.get(
    '/',
    {
      config: reads,
      schema: {
        summary: 'List the works of a portfolio',
        querystring: entriesQuerySchema,
        response: { 200: portfolioItemsSchema },
      },
    },
    async ({ user, query }) => listed(await portfolios.list(query.userId ?? user._id)),
  );

  app.get(
    '/:id',
    {
      config: reads,
      schema: {
        summary: 'Read a work of a portfolio',
        errors: ['ENTRY_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: portfolioItemDataSchema },
      },
    },
    async ({ params }) => found(await portfolios.get(params.id)),
  );

  app.post(
    '/',
    {
      config: writes,
      schema: {
        summary: 'Add a work to one’s portfolio',
        errors: ['ENTRY_LIMIT', 'ENTRY_NOT_FOUND'],
        body: savePortfolioItemSchema,
        response: { 201: portfolioItemSavedSchema },
      },
    },
    async ({ user, body, uploads = {}, idempotency, say }, reply) => {
      const data = await portfolios.add(user, body, { uploads, sentKey: idempotency?.slot.key });
      return reply.code(201).send(done(say('portfolioAdded'), { data }));
    },
  );

  app.put(
    '/:id',
    {
      // Ten megabytes from anybody but the owner are refused unread.
      config: {
        ...writes,
        admits: ({ user, params }) => portfolios.admit(user, (params as { id: string }).id),
      },
      schema: {
        summary: 'Change a work of one’s portfolio',
        errors: ['ENTRY_LIMIT', 'ENTRY_NOT_FOUND'],
        params: idParamsSchema,
        body: updatePortfolioItemSchema,
        response: { 200: portfolioItemSavedSchema },
      },
    },
    async ({ user, params, body, uploads = {}, say }) => {
      const data = await portfolios.change(user, params.id, { input: body, uploads });
      return done(say('portfolioUpdated'), { data });
    },
  );

  app.delete(
    '/:id',
    {
      config: removes,
      schema: {
        summary: 'Delete a work of one’s portfolio',
        errors: ['ENTRY_LIMIT', 'ENTRY_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await portfolios.remove(user, params.id);
      return done(say('portfolioDeleted'));
    },
  );
};
