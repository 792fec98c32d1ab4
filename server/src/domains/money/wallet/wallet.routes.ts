import {
  transactionsPageSchema,
  transactionsQuerySchema,
  walletAnswerSchema,
  walletExportQuerySchema,
  walletQuerySchema,
  withdrawnSchema,
  withdrawSchema,
} from '@plumbline/shared-schema/wallet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { answer, done, found } from '../../../kit/answers';
import { languageOf } from '../../../kit/texts';
import type { WalletService } from './wallet.service';

/** `/wallet`: the caller's own money. */
export const walletRoutes: FastifyPluginAsyncZod<{ wallet: WalletService }> = async (app, { wallet }) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read one’s own balance',
        querystring: walletQuerySchema,
        response: { 200: walletAnswerSchema },
      },
    },
    async ({ user, query }) => found(await wallet.read(user, query)),
  );

  app.get(
    '/transactions',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List what moved one’s own balance',
        querystring: transactionsQuerySchema,
        response: { 200: transactionsPageSchema },
      },
    },
    async ({ user, query }) => {
      const { page, limit } = query;
      return answer({ ...(await wallet.list(user, query)), page, limit });
    },
  );

  app.get(
    '/export',
    {
      config: { access: 'signedIn', limit: 'papers' },
      schema: {
        summary: 'Download what moved one’s own balance as CSV',
        querystring: walletExportQuerySchema,
        response: { 200: { description: 'The file', content: { 'text/csv': { schema: z.any() } } } },
      },
    },
    async ({ user, query, headers }, reply) => {
      const language = query.language ?? languageOf(headers['accept-language']);
      const lines = wallet.export(user, query, language);
      return reply
        .type('text/csv; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="plumbline-wallet.csv"')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(lines));
    },
  );

  app.post(
    '/withdrawals',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Have money paid to a bank account',
        errors: ['PAYMENTS_OFF', 'PAYOUTS_NOT_READY', 'INSUFFICIENT_FUNDS', 'METHOD_NOT_FOUND'],
        body: withdrawSchema,
        response: { 201: withdrawnSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('withdrawn'), { data: await wallet.withdraw(user, body) })),
  );
};
