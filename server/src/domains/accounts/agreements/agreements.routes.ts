import { agreedSchema, textVersionsSchema } from '@plumbline/shared-schema/agreements';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { Agreements } from './agreements.service';

/** `/users/me/agreement` */
export const agreementsRoutes: FastifyPluginAsyncZod<{ agreements: Agreements }> = async (
  app,
  { agreements },
) => {
  app.put(
    '/me/agreement',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Agree to the terms and the privacy policy that hold',
        errors: ['TEXTS_CHANGED', 'USER_NOT_FOUND'],
        body: textVersionsSchema,
        response: { 200: agreedSchema },
      },
    },
    async ({ user, body, say }) => done(say('agreementKept'), { data: await agreements.agree(user, body) }),
  );
};
