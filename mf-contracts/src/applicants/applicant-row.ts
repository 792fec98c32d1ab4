import type { Application } from '@plumbline/shared-schema/applications';
import { offerState, type OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Offer } from '@plumbline/shared-schema/offers';

/** An applicant and the newest offer to them for this job, in whatever state. */
export type ApplicantRow = { application: Application; offer: Offer | undefined };

/** Joins both lists of one job; offers come newest first. */
export function toApplicantRows(
  applications: readonly Application[],
  offers: readonly Offer[],
): ApplicantRow[] {
  return applications.map((application) => ({
    application,
    offer: offers.find(({ professionalId }) => professionalId._id === application.userId._id),
  }));
}

/** `none` without an offer. */
export type RowState = OfferState | 'none';

export function rowState({ offer }: Pick<ApplicantRow, 'offer'>): RowState {
  return offer ? offerState(offer) : 'none';
}

/** A withdrawn or expired offer does not block another. */
export function canSendOffer(state: RowState): boolean {
  return state === 'none' || state === 'expired' || state === 'withdrawn';
}
