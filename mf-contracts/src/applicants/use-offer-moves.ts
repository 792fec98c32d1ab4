import { useTranslation } from 'react-i18next';
import {
  useAdoptCounterMutation,
  useDeclineCounterMutation,
  useWithdrawOfferMutation,
} from '@plumbline/shared-api/offers';
import type { Offer } from '@plumbline/shared-schema/offers';
import { useAction, useTry } from '@plumbline/shared-ui/action';
import { isOfferNow } from '../offer-terms/offer-now';

const isDeclined = (now: Offer) => now.status === 'pending' && now.proposal === null;

/** What the hirer does to a pending offer; each resolves to a truthy value where it succeeded, now or before. */
export function useOfferMoves(offer: Offer) {
  const { t } = useTranslation('contracts');
  const [withdrawOffer] = useWithdrawOfferMutation();
  const [adoptCounter, adopting] = useAdoptCounterMutation();
  const [declineCounter, declining] = useDeclineCounterMutation();
  const run = useAction();
  const attempt = useTry();
  const { _id: id, proposal } = offer;
  const failed = t('offerMoves.failed');
  const isAdopted = (now: Offer) =>
    isDeclined(now) && now.budget === proposal?.budget && now.deliveryTime === proposal.deliveryTime;

  return {
    isAdopting: adopting.isLoading,
    isDeclining: declining.isLoading,
    /** Rejects with the text that the dialog shows. */
    withdraw: () =>
      attempt(withdrawOffer(id).unwrap(), {
        failed,
        isDone: isOfferNow(({ closedReason }) => closedReason === 'withdrawn'),
        done: t('schema:success.offerWithdrawn'),
      }),
    adopt: () =>
      run(adoptCounter(id).unwrap(), {
        failed,
        isDone: isOfferNow(isAdopted),
        done: t('schema:success.counterAdopted'),
      }),
    decline: () =>
      run(declineCounter(id).unwrap(), {
        failed,
        isDone: isOfferNow(isDeclined),
        done: t('schema:success.counterDeclined'),
      }),
  };
}
