import type { Application } from '@plumbline/shared-schema/applications';
import { offerState, type OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Offer } from '@plumbline/shared-schema/offers';

/** An applicant and the newest offer to them for this job, whatever became of it. */
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

/** `none` without an offer; what was withdrawn or has expired does not stand in the way of another. */
export type RowState = OfferState | 'none';

export function rowState({ offer }: Pick<ApplicantRow, 'offer'>): RowState {
  return offer ? offerState(offer) : 'none';
}

/** No offer yet, or none that counts any more. */
export function canSendOffer(state: RowState): boolean {
  return state === 'none' || state === 'expired' || state === 'withdrawn';
}
