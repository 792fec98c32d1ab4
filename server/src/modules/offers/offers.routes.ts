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
import { isStillFresh } from '../../etag';
import type { SuccessKey } from '../../texts';
import type { OfferMove } from './offer-moves';
import type { OffersService } from './offers.service';

/** A move without a body: its path below the offer, who may do it, what it says. */
type BareMove = { path: string; move: OfferMove; access: 'hirer' | 'contractor'; says: SuccessKey };

const BARE_MOVES: readonly BareMove[] = [
  { path: 'accept', move: 'accept', access: 'contractor', says: 'offerAccepted' },
  { path: 'reject', move: 'reject', access: 'contractor', says: 'offerRejected' },
  { path: 'withdraw', move: 'withdraw', access: 'hirer', says: 'offerWithdrawn' },
  { path: 'counter/adopt', move: 'adoptCounter', access: 'hirer', says: 'counterAdopted' },
  { path: 'counter/decline', move: 'declineCounter', access: 'hirer', says: 'counterDeclined' },
  { path: 'counter/withdraw', move: 'withdrawCounter', access: 'contractor', says: 'counterWithdrawn' },
];

type Options = { offers: OffersService };

/** `/offers` (SPEC §7). */
export const offersRoutes: FastifyPluginAsyncZod<Options> = async (app, { offers }) => {
  await app.register(offerReads, { offers });

  app.post(
    '/send',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: { body: sendOfferSchema, response: { 201: offerSavedSchema } },
    },
    async (request, reply) => {
      const data = await offers.send(request.user, request.body);
      return reply.code(201).send({ success: true, message: request.say('offerSent'), data });
    },
  );

  app.put(
    '/:id/counter',
    {
      config: { access: 'contractor', limit: 'offersAndApplications' },
      schema: { params: idParamsSchema, body: offerTermsSchema, response: { 200: offerSavedSchema } },
    },
    async ({ user, params, body, say }) => {
      const data = await offers.move(params.id, { user, move: 'counter', terms: body });
      return { success: true as const, message: say('counterSent'), data };
    },
  );

  for (const { path, move, access, says } of BARE_MOVES) {
    app.put(
      `/:id/${path}`,
      { config: { access }, schema: { params: idParamsSchema, response: { 200: offerSavedSchema } } },
      async ({ user, params, say }) => {
        const data = await offers.move(params.id, { user, move });
        return { success: true as const, message: say(says), data };
      },
    );
  }
};

/** Lists are polled, so they answer 304 while nothing changed. */
const offerReads: FastifyPluginAsyncZod<Options> = async (app, { offers }) => {
  const config = { access: 'signedIn' } as const;

  app.get(
    '/sent-or-received-offers',
    {
      config,
      schema: { querystring: offersQuerySchema, response: { 200: offersSchema, 304: z.undefined() } },
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
        params: z.object({ jobId: z.string() }),
        response: { 200: jobOffersSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const data = await offers.listByJob(request.user, request.params.jobId);
      const answer = { success: true as const, offers: data, data, count: data.length };
      return isStillFresh(request, reply, answer) ? reply.code(304).send() : answer;
    },
  );

  app.get(
    '/:id',
    { config, schema: { params: idParamsSchema, response: { 200: offerAnswerSchema } } },
    async ({ user, params }) => ({ success: true as const, data: await offers.get(user, params.id) }),
  );

  app.get(
    '/:id/events',
    { config, schema: { params: idParamsSchema, response: { 200: offerEventsSchema } } },
    async ({ user, params }) => ({ success: true as const, data: await offers.listEvents(user, params.id) }),
  );
};
