import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { moneyDocumentsSchema } from '@plumbline/shared-schema/money-documents';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listed } from '../../../kit/answers';
import { paperLanguage, paperSchema, sendPaper } from '../../../kit/papers';
import type { MoneyDocuments } from './money-documents.service';

type Options = { moneyDocuments: MoneyDocuments };

/** `/documents/{id}`: receipts, invoices, credit notes and receipts of withdrawals, as PDF. */
export const documentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { moneyDocuments }) => {
  app.get(
    '/:id',
    {
      config: { access: 'signedIn', limit: 'papers' },
      schema: { ...paperSchema, summary: 'Download a receipt, an invoice or a credit note as PDF' },
    },
    async (request, reply) => {
      const { user, params } = request;
      return sendPaper(reply, await moneyDocuments.draw(user, params.id, paperLanguage(request)));
    },
  );
};

/** `/contracts/{id}/documents` and `/contracts/{id}/statement`. */
export const contractDocumentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { moneyDocuments }) => {
  app.get(
    '/:id/documents',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List the papers about money of a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: moneyDocumentsSchema },
      },
    },
    async ({ user, params }) => listed(await moneyDocuments.list(user, params.id)),
  );

  app.get(
    '/:id/statement',
    {
      config: { access: 'signedIn', limit: 'papers' },
      schema: {
        ...paperSchema,
        summary: 'Download the statement of a finished contract as PDF',
        errors: ['CONTRACT_NOT_FOUND', 'STATEMENT_NOT_READY'],
      },
    },
    async (request, reply) => {
      const { user, params } = request;
      return sendPaper(reply, await moneyDocuments.drawStatement(user, params.id, paperLanguage(request)));
    },
  );
};
