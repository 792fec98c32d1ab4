import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  createInviteSchema,
  inviteSavedSchema,
  invitesQuerySchema,
  invitesSchema,
} from '@plumbline/shared-schema/invites';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isStillFresh } from '../../etag';
import type { SuccessKey } from '../../texts';
import type { InviteMove, InvitesService } from './invites.service';

type Move = { move: InviteMove; access: 'hirer' | 'contractor'; says: SuccessKey };

const MOVES: readonly Move[] = [
  { move: 'accept', access: 'contractor', says: 'inviteAccepted' },
  { move: 'decline', access: 'contractor', says: 'inviteDeclined' },
  { move: 'withdraw', access: 'hirer', says: 'inviteWithdrawn' },
];

/** `/invites`: sent ones of a hirer, received ones of a contractor. */
export const invitesRoutes: FastifyPluginAsyncZod<{ invites: InvitesService }> = async (app, { invites }) => {
  app.post(
    '/',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: { body: createInviteSchema, response: { 201: inviteSavedSchema } },
    },
    async (request, reply) => {
      const data = await invites.invite(request.user, request.body);
      return reply.code(201).send({ success: true, message: request.say('inviteSent'), data });
    },
  );

  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { querystring: invitesQuerySchema, response: { 200: invitesSchema, 304: z.undefined() } },
    },
    async (request, reply) => {
      const data = await invites.list(request.user, request.query);
      const answer = { success: true as const, data, count: data.length };
      return isStillFresh(request, reply, answer) ? reply.code(304).send() : answer;
    },
  );

  for (const { move, access, says } of MOVES) {
    app.put(
      `/:id/${move}`,
      { config: { access }, schema: { params: idParamsSchema, response: { 200: inviteSavedSchema } } },
      async ({ user, params, say }) => {
        const data = await invites.move(params.id, { user, move });
        return { success: true as const, message: say(says), data };
      },
    );
  }
};
