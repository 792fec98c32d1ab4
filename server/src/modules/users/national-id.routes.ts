import {
  nationalIdAnswerSchema,
  nationalIdSentSchema,
  sendNationalIdSchema,
} from '@plumbline/shared-schema/national-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../answers';
import type { NationalIdService } from './national-id.service';

/** `/users/me/national-id` */
export const nationalIdRoutes: FastifyPluginAsyncZod<{ nationalId: NationalIdService }> = async (
  app,
  { nationalId },
) => {
  app.get(
    '/me/national-id',
    { config: { access: 'contractor' }, schema: { response: { 200: nationalIdAnswerSchema } } },
    async ({ user }) => found(await nationalId.get(user)),
  );

  app.put(
    '/me/national-id',
    {
      config: { access: 'contractor', uploads: ['nationalId'] },
      schema: { body: sendNationalIdSchema, response: { 200: nationalIdSentSchema } },
    },
    async ({ user, uploads, say }) =>
      done(say('nationalIdSent'), { data: await nationalId.replace(user, uploads?.nationalId) }),
  );
};
