import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  acceptQuoteSchema,
  quoteAnswerSchema,
  quoteSavedSchema,
  quotesQuerySchema,
  quotesSchema,
  writeQuoteSchema,
} from '@plumbline/shared-schema/quotes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, found, listed } from '../../../kit/answers';
import { paperLanguage, paperSchema, sendPaper } from '../../../kit/papers';
import { isStillFresh } from '../../../kit/etag';
import { addMoveRoutes } from '../../../http/move-routes';
import type { QuotesService } from './quotes.service';

type Options = { quotes: QuotesService };

const MOVE_ERRORS = ['QUOTE_NOT_FOUND', 'QUOTE_NOT_OPEN', 'QUOTE_EXPIRED', 'QUOTE_NOT_YOURS'] as const;
const AGREED_ERRORS = ['JOB_NOT_FOUND', 'NOT_AN_APPLICANT', 'OFFER_EXISTS', 'BLOCKED'] as const;
const limited = { access: 'signedIn', limit: 'offersAndApplications' } as const;

/** `/quotes` */
export const quotesRoutes: FastifyPluginAsyncZod<Options> = async (app, { quotes }) => {
  await app.register(quoteReads, { quotes });

  app.post(
    '/',
    {
      config: limited,
      schema: {
        summary: 'Write the draft of a quote',
        errors: ['JOB_NOT_FOUND', 'NOT_AN_APPLICANT', 'BLOCKED'],
        body: writeQuoteSchema,
        response: { 201: quoteSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('quoteWritten'), { data: await quotes.write(user, body) })),
  );

  app.put(
    '/:id/send',
    {
      config: limited,
      schema: {
        summary: 'Send a quote',
        errors: [...MOVE_ERRORS, ...AGREED_ERRORS],
        params: idParamsSchema,
        response: { 200: quoteSavedSchema },
      },
    },
    async ({ user, params, say }) => done(say('quoteSent'), { data: await quotes.send(user, params.id) }),
  );

  app.put(
    '/:id/accept',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Accept a quote, which makes its contract',
        errors: [...MOVE_ERRORS, ...AGREED_ERRORS, 'QUOTE_OPTION_UNKNOWN'],
        params: idParamsSchema,
        body: acceptQuoteSchema,
        response: { 200: quoteSavedSchema },
      },
    },
    async ({ user, params: { id }, body: { options }, say }) =>
      done(say('quoteAccepted'), { data: await quotes.accept({ id, user, options }) }),
  );

  app.delete(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Delete the draft of a quote',
        errors: ['QUOTE_NOT_FOUND', 'QUOTE_SENT'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await quotes.removeDraft(user, params.id);
      return done(say('quoteDraftDeleted'));
    },
  );

  const bare = { access: 'signedIn', errors: MOVE_ERRORS } as const;
  addMoveRoutes(app, {
    method: 'PUT',
    answer: quoteSavedSchema,
    moves: [
      {
        ...bare,
        path: 'seen',
        says: 'quoteSeen',
        summary: 'Say that one has read a quote',
        move: quotes.see,
      },
      { ...bare, path: 'decline', says: 'quoteDeclined', summary: 'Decline a quote', move: quotes.decline },
    ],
  });
};

const quoteReads: FastifyPluginAsyncZod<Options> = async (app, { quotes }) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List one’s quotes',
        querystring: quotesQuerySchema,
        response: { 200: quotesSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const body = listed(await quotes.list(request.user, request.query));
      return isStillFresh(request, reply, body) ? reply.code(304).send() : body;
    },
  );

  app.get(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read a quote',
        errors: ['QUOTE_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: quoteAnswerSchema },
      },
    },
    async ({ user, params }) => found(await quotes.get(user, params.id)),
  );

  app.get(
    '/:id/paper',
    {
      config: { access: 'signedIn', limit: 'papers' },
      schema: {
        ...paperSchema,
        summary: 'Download a quote as PDF',
        errors: ['QUOTE_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const { user, params } = request;
      return sendPaper(reply, await quotes.draw(user, params.id, paperLanguage(request)));
    },
  );
};
