import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  addPaymentMethodSchema,
  beginPaymentMethodSchema,
  paymentMethodBegunSchema,
  paymentMethodSavedSchema,
  paymentMethodsSchema,
} from '@plumbline/shared-schema/payment-methods';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { PaymentMethodsService } from './payment-methods.service';

/** `/payment-methods`: one's own cards and bank accounts. */
export const paymentMethodsRoutes: FastifyPluginAsyncZod<{ paymentMethods: PaymentMethodsService }> = async (
  app,
  { paymentMethods },
) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List payment methods', response: { 200: paymentMethodsSchema } },
    },
    async ({ user }) => found(await paymentMethods.list(user)),
  );

  app.post(
    '/begin',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Begin to add a payment method',
        errors: ['PAYMENTS_OFF', 'METHOD_NOT_FOUND'],
        body: beginPaymentMethodSchema,
        response: { 200: paymentMethodBegunSchema },
      },
    },
    async ({ user, body }) => found(await paymentMethods.begin(user, body.kind)),
  );

  app.post(
    '/',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Add a payment method by its token',
        errors: ['METHOD_REFUSED', 'PAYMENTS_OFF', 'ENTRY_LIMIT', 'DUPLICATE', 'METHOD_NOT_FOUND'],
        body: addPaymentMethodSchema,
        response: { 201: paymentMethodSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('methodAdded'), { data: await paymentMethods.add(user, body.token) })),
  );

  app.put(
    '/:id/default',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Make a payment method the default of its kind',
        errors: ['METHOD_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: paymentMethodSavedSchema },
      },
    },
    async ({ user, params, say }) =>
      done(say('methodDefault'), { data: await paymentMethods.makeDefault(user, params.id) }),
  );

  app.delete(
    '/:id',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Delete a payment method',
        errors: ['METHOD_IN_USE', 'METHOD_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await paymentMethods.remove(user, params.id);
      return done(say('methodRemoved'));
    },
  );
};
