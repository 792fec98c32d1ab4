import { signedInSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  acceptInvitationSchema,
  actForSchema,
  inviteMemberSchema,
  memberRoleSchema,
  membershipSavedSchema,
  membershipsSchema,
  teamAnswerSchema,
  teamLogSchema,
  teamSavedSchema,
} from '@plumbline/shared-schema/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { TeamService } from './team.service';

const config = { access: 'signedIn' } as const;

/** `/team`: of the company that the caller is, or acts for. */
export const teamRoutes: FastifyPluginAsyncZod<{ team: TeamService }> = async (app, { team }) => {
  const saved = { 200: teamSavedSchema };

  app.get(
    '/',
    {
      config,
      schema: {
        summary: 'Read the team',
        errors: ['COMPANIES_ONLY'],
        response: { 200: teamAnswerSchema },
      },
    },
    async ({ user }) => found(await team.get(user)),
  );

  app.get(
    '/log',
    {
      config,
      schema: {
        summary: 'List what members of the team did',
        errors: ['COMPANIES_ONLY'],
        response: { 200: teamLogSchema },
      },
    },
    async ({ user }) => found(await team.listLog(user)),
  );

  app.post(
    '/invitations',
    {
      config: { ...config, limit: 'mailRequests' },
      schema: {
        summary: 'Invite somebody to a team',
        errors: ['COMPANIES_ONLY', 'ALREADY_MEMBER', 'TEAM_LIMIT'],
        body: inviteMemberSchema,
        response: { 201: teamSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('memberInvited'), { data: await team.invite(user, body) })),
  );

  app.delete(
    '/invitations/:id',
    {
      config,
      schema: {
        summary: 'Withdraw an invitation to a team',
        errors: ['COMPANIES_ONLY', 'NOT_FOUND'],
        params: idParamsSchema,
        response: saved,
      },
    },
    async ({ user, params, say }) =>
      done(say('invitationDropped'), { data: await team.dropInvitation(user, params.id) }),
  );

  app.put(
    '/members/:id',
    {
      config,
      schema: {
        summary: 'Change the role of a member',
        errors: ['COMPANIES_ONLY', 'NOT_FOUND'],
        params: idParamsSchema,
        body: memberRoleSchema,
        response: saved,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('memberRoleChanged'), { data: await team.setRole(user, params.id, body.role) }),
  );

  app.delete(
    '/members/:id',
    {
      config,
      schema: {
        summary: 'Remove a member; their sessions for the company end',
        errors: ['COMPANIES_ONLY', 'NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await team.remove(user, params.id);
      return done(say('memberRemoved'));
    },
  );
};

/** `/team`: of the person behind the call, whoever they act for. */
export const membershipsRoutes: FastifyPluginAsyncZod<{ team: TeamService }> = async (app, { team }) => {
  app.get(
    '/memberships',
    {
      config,
      schema: { summary: 'List the companies that one may act for', response: { 200: membershipsSchema } },
    },
    async ({ user }) => found(await team.listMemberships(user)),
  );

  app.post(
    '/memberships',
    {
      config: { ...config, limit: 'codeTries' },
      schema: {
        summary: 'Join a team with the link from the mail',
        errors: ['LINK_INVALID', 'ALREADY_MEMBER'],
        body: acceptInvitationSchema,
        response: { 201: membershipSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('teamJoined'), { data: await team.accept(user, body.token) })),
  );

  app.delete(
    '/memberships/:id',
    {
      config,
      schema: {
        summary: 'Leave a team',
        errors: ['NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await team.leave(user, params.id);
      return done(say('teamLeft'));
    },
  );

  app.post(
    '/sessions',
    {
      config: { ...config, isReplayable: false },
      schema: {
        summary: 'Act for a team, or for oneself again',
        errors: ['NOT_FOUND', 'ACCOUNT_SUSPENDED'],
        body: actForSchema,
        response: { 200: signedInSchema },
      },
    },
    async ({ user, body, say }) => done(say('signedIn'), await team.actFor(user, body.companyId)),
  );
};
