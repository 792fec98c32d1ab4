import type { Offer } from '@plumbline/shared-schema/offers';
import type { Failure } from '@plumbline/shared-ui/action';

/** True for a refusal whose offer is already as the move would leave it. */
export const isOfferNow =
  (isSo: (now: Offer) => boolean) =>
  ({ details }: Failure): boolean => {
    const { offer } = (details ?? {}) as { offer?: Offer };
    return offer !== undefined && isSo(offer);
  };
