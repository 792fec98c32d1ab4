import { actionNeededSchema, contractEventsSchema } from '@plumbline/shared-schema/contract-events';
import {
  contractAnswerSchema,
  contractHistoryQuerySchema,
  contractPageSchema,
  contractsSchema,
} from '@plumbline/shared-schema/contracts';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, found, listed } from '../../../kit/answers';
import type { SubmissionsService } from '../submissions/submissions.service';
import type { ContractsService } from './contracts.service';

type Parts = {
  contracts: ContractsService;
  submissions: SubmissionsService;
};

const LISTS: readonly { path: string; status: ContractStatus; summary: string }[] = [
  { path: '/active-contracts', status: 'active', summary: 'List active contracts' },
  { path: '/paused', status: 'paused', summary: 'List paused contracts' },
  { path: '/ended', status: 'ended', summary: 'List ended contracts' },
  { path: '/completed', status: 'completed', summary: 'List completed contracts' },
  { path: '/canceled', status: 'canceled', summary: 'List canceled contracts' },
];

const signedIn = { access: 'signedIn' } as const;
const userParams = z.object({ userId: z.string() });

/** `/contracts`. To outsiders a contract does not exist. */
export const contractsRoutes: FastifyPluginAsyncZod<Parts> = async (app, { contracts, submissions }) => {
  for (const { path, status, summary } of LISTS) {
    app.get(
      path,
      { config: signedIn, schema: { summary, response: { 200: contractsSchema } } },
      async ({ user }) => counted(await contracts.list(user, status)),
    );
  }

  app.get(
    '/paused/:userId',
    {
      config: signedIn,
      schema: {
        summary: 'List the paused contracts of a user',
        params: userParams,
        response: { 200: contractsSchema },
      },
    },
    async ({ user, params }) => counted(await contracts.listOf(user, params.userId, ['paused'])),
  );

  app.get(
    '/user/:userId',
    {
      config: signedIn,
      schema: {
        summary: 'List the contracts of a user',
        params: userParams,
        response: { 200: contractsSchema },
      },
    },
    async ({ user, params }) => counted(await contracts.listOf(user, params.userId)),
  );

  app.get(
    '/history',
    {
      config: signedIn,
      schema: {
        summary: 'Search one’s contracts, page by page',
        querystring: contractHistoryQuerySchema,
        response: { 200: contractPageSchema },
      },
    },
    async ({ user, query }) => {
      const { data, count } = await contracts.history(user, query);
      return answer({ data, contracts: data, count, page: query.page, limit: query.limit });
    },
  );

  app.get(
    '/action-needed',
    {
      config: { access: 'hirer' },
      schema: { summary: 'List what waits for one’s own decision', response: { 200: actionNeededSchema } },
    },
    async ({ user }) => {
      const data = {
        acceptedOffers: await contracts.listAwaiting(user),
        submissions: await submissions.listWaiting(user, await contracts.listUnanswered(user)),
        ...(await contracts.listWaiting(user)),
      };
      const count = Object.values(data).reduce((sum, list) => sum + list.length, 0);
      return answer({ data, count });
    },
  );

  app.get(
    '/disputes',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'List the contracts whose dispute waits for a decision',
        response: { 200: contractsSchema },
      },
    },
    async ({ user }) => counted(await contracts.listDisputes(user)),
  );

  app.get(
    '/:id',
    {
      config: signedIn,
      schema: {
        summary: 'Read a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: contractAnswerSchema },
      },
    },
    async ({ user, params }) => found(await contracts.read(user, params.id)),
  );

  app.get(
    '/:id/events',
    {
      config: signedIn,
      schema: {
        summary: 'List the events of a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: contractEventsSchema },
      },
    },
    async ({ user, params }) => listed(await contracts.listEvents(user, params.id)),
  );
};

function counted(data: Contract[]) {
  return answer({ data, contracts: data, count: data.length });
}
