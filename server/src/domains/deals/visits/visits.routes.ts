import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  acceptVisitSchema,
  cancelVisitSchema,
  moveVisitSchema,
  proposeVisitSchema,
  visitAnswerSchema,
  visitSavedSchema,
  visitsQuerySchema,
  visitsSchema,
  visitTimesAnswerSchema,
  visitTimesQuerySchema,
} from '@plumbline/shared-schema/visits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, found, listed } from '../../../kit/answers';
import { isStillFresh } from '../../../kit/etag';
import { addMoveRoutes } from '../../../http/move-routes';
import type { CurrentUser } from '../../../http/plugins/session';
import type { SuccessKey } from '../../../kit/texts';
import type { VisitsService } from './visits.service';

type Options = { visits: VisitsService };
type BareMove = {
  path: string;
  action: 'keep' | 'setOut' | 'reportNoShow';
  access: 'signedIn' | 'contractor';
  says: SuccessKey;
  summary: string;
  errors?: readonly ErrorCode[];
};

const MOVE_ERRORS = ['VISIT_NOT_FOUND', 'VISIT_NOT_OPEN'] as const;
const config = { access: 'signedIn', limit: 'offersAndApplications' } as const;

const BARE_MOVES: readonly BareMove[] = [
  {
    path: 'keep',
    action: 'keep',
    access: 'signedIn',
    says: 'visitKept',
    summary: 'Keep the agreed time of a visit',
  },
  {
    path: 'set-out',
    action: 'setOut',
    access: 'contractor',
    says: 'visitOnTheWay',
    summary: 'Say that one is on the way to a visit',
    errors: ['VISIT_TOO_EARLY'],
  },
  {
    path: 'no-show',
    action: 'reportNoShow',
    access: 'signedIn',
    says: 'visitMissed',
    summary: 'Report that the other side of a visit was not there',
    errors: ['VISIT_TOO_EARLY'],
  },
];

/** `/visits` */
export const visitsRoutes: FastifyPluginAsyncZod<Options> = async (app, { visits }) => {
  await app.register(visitReads, { visits });
  await app.register(visitChanges, { visits });

  app.post(
    '/',
    {
      config,
      schema: {
        summary: 'Propose times for a visit',
        errors: [
          'JOB_NOT_FOUND',
          'USER_NOT_FOUND',
          'BLOCKED',
          'VISIT_UNACQUAINTED',
          'VISIT_EXISTS',
          'VISIT_TIME_NOT_OFFERED',
          'VISIT_ADDRESS_MISSING',
        ],
        body: proposeVisitSchema,
        response: { 201: visitSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('visitProposed'), { data: await visits.propose(user, body) })),
  );

  const moves = BARE_MOVES.map(({ action, errors = [], ...route }) => ({
    ...route,
    errors: [...MOVE_ERRORS, ...errors],
    move: (user: CurrentUser, id: string) => visits.move({ id, action, user }),
  }));
  addMoveRoutes(app, { method: 'PUT', answer: visitSavedSchema, moves });
};

/** Moves that need more than the id. */
const visitChanges: FastifyPluginAsyncZod<Options> = async (app, { visits }) => {
  app.put(
    '/:id/accept',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Accept a proposed time of a visit',
        errors: [
          ...MOVE_ERRORS,
          'VISIT_OWN_PROPOSAL',
          'VISIT_TIME_PAST',
          'VISIT_TIME_TAKEN',
          'VISIT_TIME_NOT_OFFERED',
          'VISIT_ADDRESS_MISSING',
          'BLOCKED',
        ],
        params: idParamsSchema,
        body: acceptVisitSchema,
        response: { 200: visitSavedSchema },
      },
    },
    async ({ user, params: { id }, body: choice, say }) =>
      done(say('visitAgreed'), { data: await visits.move({ id, action: 'accept', user, choice }) }),
  );

  app.put(
    '/:id/move',
    {
      config,
      schema: {
        summary: 'Propose other times for a visit',
        errors: [...MOVE_ERRORS, 'VISIT_TIME_NOT_OFFERED', 'VISIT_ADDRESS_MISSING', 'BLOCKED'],
        params: idParamsSchema,
        body: moveVisitSchema,
        response: { 200: visitSavedSchema },
      },
    },
    async ({ user, params: { id }, body: proposal, say }) =>
      done(say('visitMoved'), { data: await visits.move({ id, action: 'move', user, proposal }) }),
  );

  app.put(
    '/:id/cancel',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Cancel a visit with a reason',
        errors: MOVE_ERRORS,
        params: idParamsSchema,
        body: cancelVisitSchema,
        response: { 200: visitSavedSchema },
      },
    },
    async ({ user, params: { id }, body: { reason }, say }) =>
      done(say('visitCancelled'), { data: await visits.move({ id, action: 'cancel', user, reason }) }),
  );
};

const visitReads: FastifyPluginAsyncZod<Options> = async (app, { visits }) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List one’s visits',
        querystring: visitsQuerySchema,
        response: { 200: visitsSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const body = listed(await visits.list(request.user, request.query));
      return isStillFresh(request, reply, body) ? reply.code(304).send() : body;
    },
  );

  app.get(
    '/times',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List times at which a contractor could come',
        errors: ['JOB_NOT_FOUND', 'USER_NOT_FOUND', 'VISIT_UNACQUAINTED'],
        querystring: visitTimesQuerySchema,
        response: { 200: visitTimesAnswerSchema },
      },
    },
    async ({ user, query }) => found(await visits.listTimes(user, query)),
  );

  app.get(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read a visit',
        errors: ['VISIT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: visitAnswerSchema },
      },
    },
    async ({ user, params }) => found(await visits.get(user, params.id)),
  );
};
