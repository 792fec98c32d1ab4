import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import type { Contract, CreateContract } from '@plumbline/shared-schema/contracts';
import { dayOf } from '@plumbline/shared-schema/dates';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { createContractRefusal } from '@plumbline/shared-schema/policies';
import { nextState } from '@plumbline/shared-schema/state-machine';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractOffersRepository } from '../contract-records/contract-offers.repository';
import type { ContractReads } from '../contract-records/contract-reads';
import type { ContractWrites } from '../contract-records/contract-writes.repository';
import type { MilestoneWrites } from '../contract-records/milestones.repository';

type Dependencies = {
  offers: ContractOffersRepository;
  writes: ContractWrites;
  milestoneWrites: MilestoneWrites;
  outbox: Outbox;
  readIn: ContractReads['readIn'];
  transaction: Transaction;
};

export type Hire = ReturnType<typeof createHire>;

/**
 * An accepted offer becomes a contract, and its applicant is hired. NO_OFFER, OFFER_NOT_ACCEPTED, AMOUNT_MISMATCH;
 * CONTRACT_EXISTS with `contractId`: once per offer, enforced by the unique index: of two concurrent calls one succeeds.
 */
export function createHire({ offers, writes, milestoneWrites, outbox, readIn, transaction }: Dependencies) {
  return (user: CurrentUser, input: CreateContract): Promise<Contract> =>
    transaction(async (tx) => {
      if (input.clientId !== user._id) throw new AppError('FORBIDDEN');
      // Locked until the transaction ends.
      const offer = await offers.findForUpdate(tx, input);
      if (offer === undefined) throw new AppError('NO_OFFER');
      const contractId = await offers.findContractId(tx, offer.id);
      const refusal = createContractRefusal(offer, contractId !== undefined);
      if (refusal) throw new AppError(refusal, contractId === undefined ? undefined : { contractId });
      const { id: offerId, jobId, clientId, professionalId, budget: amount } = offer;
      if (toCents(input.paymentDetails.amount) !== amount)
        throw new AppError('AMOUNT_MISMATCH', { amount: toDollars(amount) });

      const { terms, milestones } = input;
      const days = { startDate: startOf(input.startDate), endDate: startOf(input.endDate) };
      const sides = { jobId, clientId, professionalId };
      const id = await writes.insert(tx, { offerId, ...sides, ...days, terms, amount });
      if (id === undefined)
        throw new AppError('CONTRACT_EXISTS', { contractId: await offers.findContractId(tx, offerId) });
      await milestoneWrites.insert(tx, id, milestones);

      // The first line of the contract's history, and the last one of its offer.
      const by = { actorId: clientId };
      const toStatus = nextState(CONTRACT_MACHINE, { from: null, action: 'create', by: 'hirer' }) ?? 'active';
      const eventId = await writes.insertEvent(tx, { contractId: id, action: 'create', toStatus, ...by });
      const offerEventId = await offers.insertContractEvent(tx, { offerId, ...by });
      const created = { contractId: id, eventId, action: 'create', ...sides, ...by } as const;
      await outbox.add(tx, 'contract.changed', created);
      const ended = { offerId, eventId: offerEventId, action: 'createContract', ...sides, ...by } as const;
      await outbox.add(tx, 'offer.changed', ended);
      return readIn(tx, user, id);
    });
}

/** Contracts run by whole days: a time of day that a client sends is dropped. */
function startOf(date: string): Date {
  return new Date(`${dayOf(date)}T00:00:00Z`);
}
