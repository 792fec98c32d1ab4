import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { moneyDocumentsSchema, paperQuerySchema } from '@plumbline/shared-schema/money-documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listed } from '../../../kit/answers';
import { languageOf } from '../../../kit/texts';
import type { DrawnPaper, MoneyDocuments } from './money-documents.service';

type Options = { moneyDocuments: MoneyDocuments };

const PDF = { 200: { description: 'The paper', content: { 'application/pdf': { schema: z.any() } } } };
const paper = { params: idParamsSchema, querystring: paperQuerySchema, response: PDF };

const languageFor = ({ headers }: FastifyRequest, language: 'en' | 'fr' | undefined) =>
  language ?? languageOf(headers['accept-language']);

const send = (reply: FastifyReply, { name, bytes }: DrawnPaper) =>
  reply
    .type('application/pdf')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);

/** `/documents/{id}`: receipts, invoices, credit notes and receipts of withdrawals, as PDF. */
export const documentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { moneyDocuments }) => {
  app.get(
    '/:id',
    {
      config: { access: 'signedIn', limit: 'papers' },
      schema: { ...paper, summary: 'Download a receipt, an invoice or a credit note as PDF' },
    },
    async (request, reply) => {
      const { user, params, query } = request;
      return send(reply, await moneyDocuments.draw(user, params.id, languageFor(request, query.language)));
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
        ...paper,
        summary: 'Download the statement of a finished contract as PDF',
        errors: ['CONTRACT_NOT_FOUND', 'STATEMENT_NOT_READY'],
      },
    },
    async (request, reply) => {
      const { user, params, query } = request;
      const language = languageFor(request, query.language);
      return send(reply, await moneyDocuments.drawStatement(user, params.id, language));
    },
  );
};
