import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction, CreateContract } from '@plumbline/shared-schema/contracts';
import { dayOf } from '@plumbline/shared-schema/dates';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { createContractRefusal } from '@plumbline/shared-schema/policies';
import { nextState } from '@plumbline/shared-schema/state-machine';
import type { Transaction, Tx } from '../../../database/connect';
import type { OfferRow } from '../../../database/tables/offers';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ContractMoves } from './contract-moves';
import type { ContractOffersRepository } from './contract-offers.repository';
import type { ContractWrites } from './contract-writes.repository';
import type { ContractReads } from './contracts.service';
import type { MilestoneWrites } from './milestones.repository';

type Dependencies = {
  offers: ContractOffersRepository;
  writes: ContractWrites;
  milestoneWrites: MilestoneWrites;
  moves: ContractMoves;
  readIn: ContractReads['readIn'];
  outbox: Outbox;
  transaction: Transaction;
};

export function createContractChanges(parts: Dependencies) {
  const { writes, moves, readIn, transaction } = parts;
  return {
    /**
     * NO_OFFER, OFFER_NOT_ACCEPTED, AMOUNT_MISMATCH; CONTRACT_EXISTS with `contractId`: once per offer, enforced
     * by the unique index: of two concurrent calls one succeeds.
     */
    create: (user: CurrentUser, input: CreateContract): Promise<Contract> =>
      transaction(async (tx) => {
        if (input.clientId !== user._id) throw new AppError('FORBIDDEN');
        const offer = await findAccepted(parts, tx, input);
        if (toCents(input.paymentDetails.amount) !== offer.budget) {
          throw new AppError('AMOUNT_MISMATCH', { amount: toDollars(offer.budget) });
        }
        const id = await insertFrom(parts, tx, { offer, input });
        await note(parts, tx, { id, offer });
        return readIn(tx, user, id);
      }),

    /** A move that needs nothing but the contract; anything the table forbids is INVALID_TRANSITION. */
    move: (user: CurrentUser, id: string, action: ContractAction): Promise<Contract> =>
      transaction(async (tx) => {
        await moves.move(tx, { id, action, user });
        return readIn(tx, user, id);
      }),

    /** The caller's own mark; the other side does not see it. */
    setArchived: (user: CurrentUser, id: string, isArchived: boolean): Promise<Contract> =>
      transaction(async (tx) => {
        await moves.judge(tx, { id, action: isArchived ? 'archive' : 'unarchive', user });
        await writes.setArchived(tx, { contractId: id, userId: user._id }, isArchived);
        return readIn(tx, user, id);
      }),
  };
}
export type ContractChangesService = ReturnType<typeof createContractChanges>;

/** The offer of this job and pair, locked until the transaction ends. */
async function findAccepted({ offers }: Dependencies, tx: Tx, input: CreateContract): Promise<OfferRow> {
  const offer = await offers.findForUpdate(tx, input);
  if (offer === undefined) throw new AppError('NO_OFFER');
  const contractId = await offers.findContractId(tx, offer.id);
  const refusal = createContractRefusal(offer, contractId !== undefined);
  if (refusal === undefined) return offer;
  throw new AppError(refusal, contractId === undefined ? undefined : { contractId });
}

type Making = { offer: OfferRow; input: CreateContract };

async function insertFrom(
  { writes, milestoneWrites, offers }: Dependencies,
  tx: Tx,
  { offer, input }: Making,
): Promise<string> {
  const id = await writes.insert(tx, {
    offerId: offer.id,
    jobId: offer.jobId,
    clientId: offer.clientId,
    professionalId: offer.professionalId,
    startDate: startOf(input.startDate),
    endDate: startOf(input.endDate),
    terms: input.terms,
    amount: offer.budget,
  });
  if (id !== undefined) {
    await milestoneWrites.insert(tx, id, input.milestones);
    return id;
  }
  throw new AppError('CONTRACT_EXISTS', { contractId: await offers.findContractId(tx, offer.id) });
}

/** Contracts run by whole days: a time of day that a client sends is dropped. */
function startOf(date: string): Date {
  return new Date(`${dayOf(date)}T00:00:00Z`);
}

/** The first history entry of the contract, and the last one of its offer. */
async function note(
  { writes, offers, outbox }: Dependencies,
  tx: Tx,
  made: { id: string; offer: OfferRow },
): Promise<void> {
  const { id: contractId, offer } = made;
  const { id: offerId, jobId, clientId, professionalId } = offer;
  const by = { actorId: clientId };
  const toStatus = nextState(CONTRACT_MACHINE, { from: null, action: 'create', by: 'hirer' }) ?? 'active';
  const eventId = await writes.insertEvent(tx, { contractId, action: 'create', toStatus, ...by });
  const offerEventId = await offers.insertContractEvent(tx, { offerId, ...by });
  const parties = { jobId, clientId, professionalId, ...by };
  await outbox.add(tx, 'contract.changed', { contractId, eventId, action: 'create', ...parties });
  await outbox.add(tx, 'offer.changed', {
    offerId,
    eventId: offerEventId,
    action: 'createContract',
    ...parties,
  });
}
