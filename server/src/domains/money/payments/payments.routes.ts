import { moneyProviderAnswerSchema, paymentAnswerSchema } from '@plumbline/shared-schema/contract-money';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { PaymentsService } from './payments.service';

/** `/payments`: who moves money here, and what has become of a payment. */
export const paymentsRoutes: FastifyPluginAsyncZod<{ payments: PaymentsService }> = async (
  app,
  { payments },
) => {
  app.get(
    '/provider',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Say who moves money here', response: { 200: moneyProviderAnswerSchema } },
    },
    async () => found(payments.describeProvider()),
  );

  app.get(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read what has become of a payment',
        errors: ['PAYMENT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: paymentAnswerSchema },
      },
    },
    async ({ user, params }) => found(await payments.get(user, params.id)),
  );
};
