import { actionNeededSchema, contractEventsSchema } from '@plumbline/shared-schema/contract-events';
import {
  contractAnswerSchema,
  contractCreatedSchema,
  contractHistoryQuerySchema,
  contractPageSchema,
  contractSavedSchema,
  contractsSchema,
  createContractSchema,
} from '@plumbline/shared-schema/contracts';
import type { Contract, ContractMove, ContractStatus } from '@plumbline/shared-schema/contracts';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { CONTRACT_MOVES } from '@plumbline/shared-schema/options';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SuccessKey } from '../../texts';
import type { SubmissionsService } from '../submissions/submissions.service';
import type { ContractChangesService } from './contract-changes.service';
import type { ContractsService } from './contracts.service';

type Parts = {
  contracts: ContractsService;
  changes: ContractChangesService;
  submissions: SubmissionsService;
};

const LISTS: Record<string, ContractStatus> = {
  '/active-contracts': 'active',
  '/paused': 'paused',
  '/ended': 'ended',
  '/completed': 'completed',
  '/canceled': 'canceled',
};

const MOVED: Record<ContractMove, SuccessKey> = {
  pause: 'contractPaused',
  activate: 'contractActivated',
  complete: 'contractCompleted',
  end: 'contractEnded',
  cancel: 'contractCanceled',
};

const signedIn = { access: 'signedIn' } as const;
const userParams = z.object({ userId: z.string() });

/** `/contracts` (SPEC §7 Contracts). To outsiders a contract does not exist. */
export const contractsRoutes: FastifyPluginAsyncZod<Parts> = async (
  app,
  { contracts, changes, submissions },
) => {
  for (const path of ['/', '/create']) {
    app.post(
      path,
      {
        config: { access: 'hirer' },
        schema: { body: createContractSchema, response: { 201: contractCreatedSchema } },
      },
      async (request, reply) => {
        const data = await changes.create(request.user, request.body);
        const message = request.say('contractCreated');
        return reply.code(201).send({ success: true, message, data, contract: data });
      },
    );
  }

  for (const [path, status] of Object.entries(LISTS)) {
    app.get(path, { config: signedIn, schema: { response: { 200: contractsSchema } } }, async ({ user }) =>
      counted(await contracts.list(user, status)),
    );
  }

  app.get(
    '/paused/:userId',
    { config: signedIn, schema: { params: userParams, response: { 200: contractsSchema } } },
    async ({ user, params }) => counted(await contracts.listOf(user, params.userId, ['paused'])),
  );

  app.get(
    '/user/:userId',
    { config: signedIn, schema: { params: userParams, response: { 200: contractsSchema } } },
    async ({ user, params }) => counted(await contracts.listOf(user, params.userId)),
  );

  app.get(
    '/history',
    {
      config: signedIn,
      schema: { querystring: contractHistoryQuerySchema, response: { 200: contractPageSchema } },
    },
    async ({ user, query }) => {
      const { data, count } = await contracts.history(user, query);
      return { success: true as const, data, contracts: data, count, page: query.page, limit: query.limit };
    },
  );

  app.get(
    '/action-needed',
    { config: { access: 'hirer' }, schema: { response: { 200: actionNeededSchema } } },
    async ({ user }) => {
      const data = {
        acceptedOffers: await contracts.listAwaiting(user),
        submissions: await submissions.listWaiting(user, await contracts.listUnanswered(user)),
        ...(await contracts.listWaiting(user)),
      };
      const count = Object.values(data).reduce((sum, list) => sum + list.length, 0);
      return { success: true as const, data, count };
    },
  );
};

/** `/contracts/{id}`: one contract, its history, and what is done to it alone. */
export const contractRoutes: FastifyPluginAsyncZod<Omit<Parts, 'submissions'>> = async (
  app,
  { contracts, changes },
) => {
  app.get(
    '/:id',
    { config: signedIn, schema: { params: idParamsSchema, response: { 200: contractAnswerSchema } } },
    async ({ user, params }) => ({ success: true as const, data: await contracts.read(user, params.id) }),
  );

  app.get(
    '/:id/events',
    { config: signedIn, schema: { params: idParamsSchema, response: { 200: contractEventsSchema } } },
    async ({ user, params }) => {
      const data = await contracts.listEvents(user, params.id);
      return { success: true as const, data, count: data.length };
    },
  );

  for (const action of CONTRACT_MOVES) {
    app.patch(
      `/:id/${action}`,
      { config: signedIn, schema: { params: idParamsSchema, response: { 200: contractSavedSchema } } },
      async ({ user, params, say }) => {
        const data = await changes.move(user, params.id, action);
        return { success: true as const, message: say(MOVED[action]), data };
      },
    );
  }

  app.patch(
    '/:id/approve-payment',
    { config: signedIn, schema: { params: idParamsSchema, response: { 200: contractSavedSchema } } },
    async ({ user, params, say }) => {
      const data = await changes.move(user, params.id, 'approvePayment');
      return { success: true as const, message: say('paymentApproved'), data };
    },
  );

  for (const [path, isArchived] of [
    ['archive', true],
    ['unarchive', false],
  ] as const) {
    app.patch(
      `/:id/${path}`,
      { config: signedIn, schema: { params: idParamsSchema, response: { 200: contractSavedSchema } } },
      async ({ user, params, say }) => {
        const data = await changes.setArchived(user, params.id, isArchived);
        const message = say(isArchived ? 'contractArchived' : 'contractUnarchived');
        return { success: true as const, message, data };
      },
    );
  }
};

function counted(data: Contract[]) {
  return { success: true as const, data, contracts: data, count: data.length };
}
