import { blockedPeopleSchema } from '@plumbline/shared-schema/blocks';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, listed } from '../../../kit/answers';
import type { BlocksService } from './blocks.service';

/** `/users/blocked`, `/users/{id}/block` */
export const blocksRoutes: FastifyPluginAsyncZod<{ blocks: BlocksService }> = async (app, { blocks }) => {
  const config = { access: 'signedIn' } as const;
  const schema = { params: idParamsSchema, response: { 200: messageSchema } };

  app.get(
    '/blocked',
    { config, schema: { summary: 'List whom one blocks', response: { 200: blockedPeopleSchema } } },
    async ({ user }) => listed(await blocks.list(user)),
  );

  app.put(
    '/:id/block',
    {
      config,
      schema: {
        ...schema,
        summary: 'Block a user',
        errors: ['USER_NOT_FOUND'],
      },
    },
    async ({ user, params, say }) => {
      await blocks.block(user, params.id);
      return done(say('personBlocked'));
    },
  );

  app.delete(
    '/:id/block',
    {
      config,
      schema: {
        ...schema,
        summary: 'Stop blocking a user',
        errors: ['USER_NOT_FOUND'],
      },
    },
    async ({ user, params, say }) => {
      await blocks.unblock(user, params.id);
      return done(say('personUnblocked'));
    },
  );
};
