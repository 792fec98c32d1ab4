import type { ErrorCode } from '@plumbline/shared-schema/errors';
import {
  createInviteSchema,
  inviteSavedSchema,
  invitesQuerySchema,
  invitesSchema,
} from '@plumbline/shared-schema/invites';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, listed } from '../../../kit/answers';
import { isStillFresh } from '../../../kit/etag';
import { addMoveRoutes } from '../../../http/move-routes';
import type { CurrentUser } from '../../../http/plugins/session';
import type { SuccessKey } from '../../../kit/texts';
import type { InviteMove } from './invite-moves';
import type { InvitesService } from './invites.service';

type Move = {
  action: InviteMove;
  access: 'hirer' | 'contractor';
  says: SuccessKey;
  summary: string;
  errors?: readonly ErrorCode[];
};

const MOVES: readonly Move[] = [
  {
    action: 'accept',
    access: 'contractor',
    says: 'inviteAccepted',
    summary: 'Accept an invite',
    errors: ['JOB_CLOSED'],
  },
  { action: 'decline', access: 'contractor', says: 'inviteDeclined', summary: 'Decline an invite' },
  { action: 'withdraw', access: 'hirer', says: 'inviteWithdrawn', summary: 'Withdraw an invite' },
];

/** `/invites`: sent ones of a hirer, received ones of a contractor. */
export const invitesRoutes: FastifyPluginAsyncZod<{ invites: InvitesService }> = async (app, { invites }) => {
  app.post(
    '/',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        summary: 'Create an invite',
        errors: [
          'JOB_NOT_FOUND',
          'JOB_CLOSED',
          'USER_NOT_FOUND',
          'ALREADY_APPLIED',
          'INVITE_EXISTS',
          'BLOCKED',
        ],
        body: createInviteSchema,
        response: { 201: inviteSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('inviteSent'), { data: await invites.invite(user, body) })),
  );

  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List invites',
        querystring: invitesQuerySchema,
        response: { 200: invitesSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const body = listed(await invites.list(request.user, request.query));
      return isStillFresh(request, reply, body) ? reply.code(304).send() : body;
    },
  );

  const moves = MOVES.map(({ action, errors = [], ...route }) => ({
    ...route,
    path: action,
    errors: ['INVITE_NOT_FOUND', 'INVITE_NOT_PENDING', ...errors] as const,
    move: (user: CurrentUser, id: string) => invites.move({ id, action, user }),
  }));
  addMoveRoutes(app, { method: 'PUT', answer: inviteSavedSchema, moves });
};
