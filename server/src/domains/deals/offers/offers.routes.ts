import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  jobOffersSchema,
  offerAnswerSchema,
  offerEventsSchema,
  offerSavedSchema,
  offersQuerySchema,
  offersSchema,
  offerTermsSchema,
  sendOfferSchema,
} from '@plumbline/shared-schema/offers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, done, found } from '../../../kit/answers';
import { isStillFresh } from '../../../kit/etag';
import { addMoveRoutes } from '../../../http/move-routes';
import type { CurrentUser } from '../../../http/plugins/session';
import type { SuccessKey } from '../../../kit/texts';
import type { OfferMove } from './offer-moves';
import type { OffersService } from './offers.service';

/** Errors of every move; `BARE_MOVES` add to them. */
const MOVE_ERRORS = ['OFFER_NOT_FOUND', 'OFFER_NOT_PENDING', 'OFFER_EXPIRED'] as const;

/** A move without a body: its path below the offer, who may do it, what it does and says. */
type BareMove = {
  path: string;
  action: OfferMove;
  access: 'hirer' | 'contractor';
  says: SuccessKey;
  summary: string;
  errors?: readonly ErrorCode[];
};

const BARE_MOVES: readonly BareMove[] = [
  {
    path: 'accept',
    action: 'accept',
    access: 'contractor',
    says: 'offerAccepted',
    summary: 'Accept an offer',
    errors: ['NOT_AN_APPLICANT', 'JOB_NOT_FOUND'],
  },
  {
    path: 'reject',
    action: 'reject',
    access: 'contractor',
    says: 'offerRejected',
    summary: 'Reject an offer',
  },
  {
    path: 'withdraw',
    action: 'withdraw',
    access: 'hirer',
    says: 'offerWithdrawn',
    summary: 'Withdraw an offer',
  },
  {
    path: 'counter/adopt',
    action: 'adoptCounter',
    access: 'hirer',
    says: 'counterAdopted',
    summary: 'Adopt the counter of an offer',
    errors: ['NO_PROPOSAL'],
  },
  {
    path: 'counter/decline',
    action: 'declineCounter',
    access: 'hirer',
    says: 'counterDeclined',
    summary: 'Decline the counter of an offer',
    errors: ['NO_PROPOSAL'],
  },
  {
    path: 'counter/withdraw',
    action: 'withdrawCounter',
    access: 'contractor',
    says: 'counterWithdrawn',
    summary: 'Withdraw the counter of an offer',
    errors: ['NO_PROPOSAL'],
  },
];

type Options = { offers: OffersService };

/** `/offers` */
export const offersRoutes: FastifyPluginAsyncZod<Options> = async (app, { offers }) => {
  await app.register(offerReads, { offers });

  app.post(
    '/send',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        summary: 'Send an offer to an applicant',
        errors: ['JOB_NOT_FOUND', 'NOT_AN_APPLICANT', 'APPLICANT_DECLINED', 'OFFER_EXISTS', 'BLOCKED'],
        body: sendOfferSchema,
        response: { 201: offerSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('offerSent'), { data: await offers.send(user, body) })),
  );

  app.put(
    '/:id/counter',
    {
      config: { access: 'contractor', limit: 'offersAndApplications' },
      schema: {
        summary: 'Propose new terms for an offer',
        errors: [...MOVE_ERRORS, 'COUNTER_LIMIT'],
        params: idParamsSchema,
        body: offerTermsSchema,
        response: { 200: offerSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('counterSent'), {
        data: await offers.move({ id: params.id, action: 'counter', user, terms: body }),
      }),
  );

  const moves = BARE_MOVES.map(({ action, errors = [], ...route }) => ({
    ...route,
    errors: [...MOVE_ERRORS, ...errors],
    move: (user: CurrentUser, id: string) => offers.move({ id, action, user }),
  }));
  addMoveRoutes(app, { method: 'PUT', answer: offerSavedSchema, moves });
};

/** Lists are polled, so they answer 304 while nothing changed. */
const offerReads: FastifyPluginAsyncZod<Options> = async (app, { offers }) => {
  const config = { access: 'signedIn' } as const;

  app.get(
    '/sent-or-received-offers',
    {
      config,
      schema: {
        summary: 'List the offers one sent or received',
        querystring: offersQuerySchema,
        response: { 200: offersSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const rows = await offers.list(request.user, request.query);
      void reply.header('x-total-count', rows.length);
      return isStillFresh(request, reply, rows) ? reply.code(304).send() : rows;
    },
  );

  app.get(
    '/job/:jobId',
    {
      config,
      schema: {
        summary: 'List the offers of a job',
        errors: ['JOB_NOT_FOUND'],
        params: z.object({ jobId: z.string() }),
        response: { 200: jobOffersSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const data = await offers.listByJob(request.user, request.params.jobId);
      const body = answer({ offers: data, data, count: data.length });
      return isStillFresh(request, reply, body) ? reply.code(304).send() : body;
    },
  );

  app.get(
    '/:id',
    {
      config,
      schema: {
        summary: 'Read an offer',
        errors: ['OFFER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: offerAnswerSchema },
      },
    },
    async ({ user, params }) => found(await offers.get(user, params.id)),
  );

  app.get(
    '/:id/events',
    {
      config,
      schema: {
        summary: 'List the events of an offer',
        errors: ['OFFER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: offerEventsSchema },
      },
    },
    async ({ user, params }) => found(await offers.listEvents(user, params.id)),
  );
};
