import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import type { Contract, CreateContract } from '@plumbline/shared-schema/contracts';
import { dayOf } from '@plumbline/shared-schema/dates';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { createContractRefusal } from '@plumbline/shared-schema/policies';
import { nextState } from '@plumbline/shared-schema/state-machine';
import type { Transaction, Tx } from '../../../database/connect';
import type { OfferRow } from '../../../database/tables/offers';
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
};
type HireDependencies = Dependencies & { readIn: ContractReads['readIn']; transaction: Transaction };
type Agreement = Pick<CreateContract, 'startDate' | 'endDate' | 'terms' | 'milestones'>;

export type Hire = ReturnType<typeof createHire>;
export type HireIn = ReturnType<typeof createHireIn>;

/**
 * An accepted offer, locked, becomes a contract, and its applicant is hired. Returns the contract's id. CONTRACT_EXISTS
 * with `contractId`: once per offer, enforced by the unique index: of two concurrent calls one succeeds.
 */
export function createHireIn({ offers, writes, milestoneWrites, outbox }: Dependencies) {
  return async (tx: Tx, offer: OfferRow, agreement: Agreement): Promise<string> => {
    const { id: offerId, jobId, clientId, professionalId, budget: amount } = offer;
    const { terms, milestones } = agreement;
    const days = { startDate: startOf(agreement.startDate), endDate: startOf(agreement.endDate) };
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
    return id;
  };
}

/** The hirer makes the contract of an accepted offer. NO_OFFER, OFFER_NOT_ACCEPTED, AMOUNT_MISMATCH, CONTRACT_EXISTS. */
export function createHire({ readIn, transaction, ...dependencies }: HireDependencies) {
  const { offers } = dependencies;
  const hireIn = createHireIn(dependencies);
  return (user: CurrentUser, input: CreateContract): Promise<Contract> =>
    transaction(async (tx) => {
      if (input.clientId !== user._id) throw new AppError('FORBIDDEN');
      // Locked until the transaction ends.
      const offer = await offers.findForUpdate(tx, input);
      if (offer === undefined) throw new AppError('NO_OFFER');
      const contractId = await offers.findContractId(tx, offer.id);
      const refusal = createContractRefusal(offer, contractId !== undefined);
      if (refusal) throw new AppError(refusal, contractId === undefined ? undefined : { contractId });
      if (toCents(input.paymentDetails.amount) !== offer.budget)
        throw new AppError('AMOUNT_MISMATCH', { amount: toDollars(offer.budget) });
      return readIn(tx, user, await hireIn(tx, offer, input));
    });
}

/** Contracts run by whole days: a time of day that a client sends is dropped. */
function startOf(date: string): Date {
  return new Date(`${dayOf(date)}T00:00:00Z`);
}
