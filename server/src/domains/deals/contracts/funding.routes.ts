import {
  contractPaymentsSchema,
  fundSchema,
  paymentBegunSchema,
} from '@plumbline/shared-schema/contract-money';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { FundContract } from '../flows/fund';
import type { PaymentsService } from '../../money/payments/payments.service';
import type { ContractsService } from './contracts.service';

type Options = {
  contracts: Pick<ContractsService, 'read'>;
  payments: Pick<PaymentsService, 'listOfContract'>;
  fundContract: FundContract;
};

/** `/contracts/{id}/payments`: the contracts' state machine decides who may pay. */
export const fundingRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { contracts, payments, fundContract },
) => {
  app.get(
    '/:id/payments',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List what was paid into a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: contractPaymentsSchema },
      },
    },
    async ({ user, params }) => {
      const { _id } = await contracts.read(user, params.id);
      return found(await payments.listOfContract(user, _id));
    },
  );

  app.post(
    '/:id/payments',
    {
      config: { access: 'signedIn', limit: 'money' },
      schema: {
        summary: 'Pay what is due into a contract',
        errors: [
          'CONTRACT_NOT_FOUND',
          'INVALID_TRANSITION',
          'MILESTONE_NOT_FOUND',
          'NOTHING_DUE',
          'PAYMENT_UNDER_WAY',
          'PAYMENTS_OFF',
          'METHOD_NOT_FOUND',
        ],
        params: idParamsSchema,
        body: fundSchema,
        response: { 201: paymentBegunSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('paymentBegun'), await fundContract(user, params.id, body))),
  );
};
