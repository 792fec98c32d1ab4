import {
  transactionsPageSchema,
  transactionsQuerySchema,
  walletAnswerSchema,
  walletQuerySchema,
  withdrawnSchema,
  withdrawSchema,
} from '@plumbline/shared-schema/wallet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, done, found } from '../../answers';
import type { WalletService } from './wallet.service';

/** `/wallet`: the caller's own money. */
export const walletRoutes: FastifyPluginAsyncZod<{ wallet: WalletService }> = async (app, { wallet }) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { querystring: walletQuerySchema, response: { 200: walletAnswerSchema } },
    },
    async ({ user, query }) => found(await wallet.read(user, query)),
  );

  app.get(
    '/transactions',
    {
      config: { access: 'signedIn' },
      schema: { querystring: transactionsQuerySchema, response: { 200: transactionsPageSchema } },
    },
    async ({ user, query }) => {
      const { page, limit } = query;
      return answer({ ...(await wallet.list(user, query)), page, limit });
    },
  );

  app.post(
    '/withdrawals',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: { body: withdrawSchema, response: { 201: withdrawnSchema } },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('withdrawn'), { data: await wallet.withdraw(user, body) })),
  );
};
