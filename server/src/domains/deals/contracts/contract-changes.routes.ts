import {
  contractCreatedSchema,
  contractSavedSchema,
  createContractSchema,
} from '@plumbline/shared-schema/contracts';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVES, CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { addMoveRoutes } from '../../../http/move-routes';
import type { MoveRoute } from '../../../http/move-routes';
import type { CurrentUser } from '../../../http/plugins/session';
import type { SuccessKey } from '../../../kit/texts';
import type { ContractChangesService } from './contract-changes.service';

const MOVES: readonly { path: string; action: ContractAction; says: SuccessKey }[] = [
  ...CONTRACT_MOVES.map((action) => ({ path: action, action, says: CONTRACT_MOVE_TEXTS[action] })),
  { path: 'approve-payment', action: 'approvePayment', says: 'paymentApproved' },
  { path: 'give-back', action: 'giveBack', says: 'moneyGivenBack' },
];
const MARKS: readonly { path: string; isArchived: boolean; says: SuccessKey }[] = [
  { path: 'archive', isArchived: true, says: 'contractArchived' },
  { path: 'unarchive', isArchived: false, says: 'contractUnarchived' },
];

const access = 'signedIn' as const;

/** `POST /contracts`, and `PATCH /contracts/{id}/…` for moves without a body. */
export const contractChangesRoutes: FastifyPluginAsyncZod<{
  contractChanges: ContractChangesService;
}> = async (app, { contractChanges }) => {
  for (const path of ['/', '/create']) {
    app.post(
      path,
      {
        config: { access: 'hirer' },
        schema: { body: createContractSchema, response: { 201: contractCreatedSchema } },
      },
      async (request, reply) => {
        const data = await contractChanges.create(request.user, request.body);
        return reply.code(201).send(done(request.say('contractCreated'), { data, contract: data }));
      },
    );
  }

  const moves: MoveRoute<Contract>[] = [
    ...MOVES.map(({ path, action, says }) => ({
      path,
      access,
      says,
      move: (user: CurrentUser, id: string) => contractChanges.move(user, id, action),
    })),
    ...MARKS.map(({ path, isArchived, says }) => ({
      path,
      access,
      says,
      move: (user: CurrentUser, id: string) => contractChanges.setArchived(user, id, isArchived),
    })),
  ];
  addMoveRoutes(app, { method: 'PATCH', answer: contractSavedSchema, moves });
};
