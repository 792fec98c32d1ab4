import { COUNTER_ROUNDS } from '@plumbline/shared-schema/limits';
import { toDollars } from '@plumbline/shared-schema/money';
import { OFFER_MACHINE, offerActor, offerState } from '@plumbline/shared-schema/offer-machine';
import type { OfferGuard, OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Offer, OfferEvent } from '@plumbline/shared-schema/offers';
import { allowedActions } from '@plumbline/shared-schema/state-machine';
import type { UserViews } from '../../people/users/user-view';
import type { OfferEventRecord, OfferRecord, OfferTerms } from './offers.repository';

/** The state by the database's clock, whether or not the sweep has stored an expiry yet. */
export function stateOf({ offer, isOverdue }: OfferRecord): OfferState {
  return isOverdue ? 'expired' : offerState(offer);
}

/** The part a person plays in the offer, if any. */
export function sideOf(userId: string, { offer }: OfferRecord) {
  const { clientId, professionalId } = offer;
  return offerActor(userId, { clientId: { _id: clientId }, professionalId: { _id: professionalId } });
}

/** Whether a condition of the table holds for a record just read. `applied` is looked at where it matters. */
export function holdsFor({ offer, job, isOverdue, contractId }: OfferRecord): (guard: OfferGuard) => boolean {
  const holds: Record<OfferGuard, boolean> = {
    applied: true,
    jobStands: job.status !== 'removed',
    nothingBlocks: false,
    live: !isOverdue,
    overdue: isOverdue,
    roundsLeft: offer.rounds < COUNTER_ROUNDS,
    noContract: contractId === null,
  };
  return (guard) => holds[guard];
}

/** The offer on the wire, as one of its two people sees it. */
export function toOffer(
  record: OfferRecord,
  { views, viewerId }: { views: UserViews; viewerId: string },
): Offer {
  const { offer, isOverdue, job } = record;
  const people = { clientId: views.person(record.client), professionalId: views.person(record.professional) };
  const by = sideOf(viewerId, record);
  const proposal = isOverdue ? null : offer.proposal;
  return {
    _id: offer.id,
    jobId: { _id: job.id, title: job.title },
    ...people,
    ...toTerms(offer),
    expiresAt: offer.expiresAt.toISOString(),
    status: isOverdue ? 'rejected' : offer.status,
    closedReason: isOverdue ? 'expired' : offer.closedReason,
    acceptedAt: offer.acceptedAt?.toISOString() ?? null,
    proposal: proposal && { ...toTerms(proposal), createdAt: proposal.createdAt },
    roundsLeft: COUNTER_ROUNDS - offer.rounds,
    contractId: record.contractId,
    repeats: record.repeats,
    allowedActions:
      by === undefined
        ? []
        : allowedActions(OFFER_MACHINE, { from: stateOf(record), by, holds: holdsFor(record) }),
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
  };
}

export function toOfferEvent({ event, actor }: OfferEventRecord, views: UserViews): OfferEvent {
  return {
    _id: event.id,
    action: event.action,
    by: actor && views.person(actor),
    from: event.from,
    to: event.to,
    terms: event.terms && toTerms(event.terms),
    createdAt: event.createdAt.toISOString(),
  };
}

/** Cents → dollars. */
function toTerms({ description, budget, deliveryTime, expiresIn }: OfferTerms): OfferTerms {
  return { description, budget: toDollars(budget), deliveryTime, expiresIn };
}
