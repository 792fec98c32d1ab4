import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '../../../kit/answers';
import { AppError } from '../../../kit/errors';

type Options = { takeStripeEvent: ((body: Buffer, signature: string) => Promise<void>) | undefined };

const BODY_LIMIT = 1024 * 1024;

/** `POST /payments/webhooks/stripe`, of both endpoints. The signature is the permission, so no sign-in is asked for. */
export const stripeRoutes: FastifyPluginAsyncZod<Options> = async (app, { takeStripeEvent }) => {
  if (takeStripeEvent === undefined) return;
  app.removeContentTypeParser('application/json');
  // What was signed is the bytes, not what they mean.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/stripe',
    {
      config: { access: 'public', isReplayable: false },
      bodyLimit: BODY_LIMIT,
      schema: {
        summary: 'Take an event that Stripe signed',
        errors: ['LINK_INVALID', 'PAYMENT_NOT_FOUND'],
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('LINK_INVALID');
      await takeStripeEvent(body, signature);
      return answer({});
    },
  );
};
