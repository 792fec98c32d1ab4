import {
  contractCreatedSchema,
  contractSavedSchema,
  createContractSchema,
} from '@plumbline/shared-schema/contracts';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVES, CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { addMoveRoutes } from '../../../http/move-routes';
import type { MoveRoute } from '../../../http/move-routes';
import type { CurrentUser } from '../../../http/plugins/session';
import type { BareMove, ContractChangesService } from './contract-changes.service';

type Route = Pick<MoveRoute<Contract>, 'path' | 'says' | 'summary' | 'errors'>;

const MOVE_SUMMARIES: Record<(typeof CONTRACT_MOVES)[number], string> = {
  activate: 'Activate a contract',
  complete: 'Complete a contract',
  pause: 'Pause a contract',
  end: 'End a contract',
  cancel: 'Cancel a contract',
};

const MOVES: readonly (Route & { action: BareMove })[] = [
  ...CONTRACT_MOVES.map((action) => ({
    path: action,
    action,
    says: CONTRACT_MOVE_TEXTS[action],
    summary: MOVE_SUMMARIES[action],
    errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION'] as const,
  })),
  {
    path: 'approve-payment',
    action: 'approvePayment',
    says: 'paymentApproved',
    summary: 'Approve the payment of a contract',
    errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION', 'PAYMENT_UNDER_WAY'],
  },
  {
    path: 'give-back',
    action: 'giveBack',
    says: 'moneyGivenBack',
    summary: 'Give back what is held for a contract',
    errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION'],
  },
];

const MARKS: readonly (Route & { isArchived: boolean })[] = [
  {
    path: 'archive',
    isArchived: true,
    says: 'contractArchived',
    summary: 'Archive a contract',
    errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION'],
  },
  {
    path: 'unarchive',
    isArchived: false,
    says: 'contractUnarchived',
    summary: 'Unarchive a contract',
    errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION'],
  },
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
        schema: {
          summary: 'Create a contract',
          errors: ['NO_OFFER', 'OFFER_NOT_ACCEPTED', 'AMOUNT_MISMATCH', 'CONTRACT_EXISTS'],
          body: createContractSchema,
          response: { 201: contractCreatedSchema },
        },
      },
      async (request, reply) => {
        const data = await contractChanges.create(request.user, request.body);
        return reply.code(201).send(done(request.say('contractCreated'), { data, contract: data }));
      },
    );
  }

  const moves: MoveRoute<Contract>[] = [
    ...MOVES.map(({ action, ...route }) => ({
      ...route,
      access,
      move: (user: CurrentUser, id: string) => contractChanges.move(user, id, action),
    })),
    ...MARKS.map(({ isArchived, ...route }) => ({
      ...route,
      access,
      move: (user: CurrentUser, id: string) => contractChanges.setArchived(user, id, isArchived),
    })),
  ];
  addMoveRoutes(app, { method: 'PATCH', answer: contractSavedSchema, moves });
};
