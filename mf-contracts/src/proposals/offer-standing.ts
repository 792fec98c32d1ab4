import type { Offer } from '@plumbline/shared-schema/offers';
import { offerState, type OfferState } from '@plumbline/shared-schema/offer-machine';

/** Where an offer stands now: one that ran out while the page was open is expired before the server has said so. */
export function offerStanding(offer: Offer, now = Date.now()): OfferState {
  const state = offerState(offer);
  const isOpen = state === 'pending' || state === 'countered';
  return isOpen && now >= Date.parse(offer.expiresAt) ? 'expired' : state;
}
