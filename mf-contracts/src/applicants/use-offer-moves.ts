import { useTranslation } from 'react-i18next';
import { isApiError, type ApiError } from '@plumbline/shared-api/api';
import {
  useAdoptCounterMutation,
  useDeclineCounterMutation,
  useWithdrawOfferMutation,
} from '@plumbline/shared-api/offers';
import type { Offer } from '@plumbline/shared-schema/offers';
import { toast } from '@plumbline/shared-ui/toasts';

/** The offer as it is now, which a refused move carries. */
function offerNow(error: ApiError): Offer | undefined {
  return (error.details as { offer?: Offer } | undefined)?.offer;
}

const isWithdrawn = (now: Offer) => now.closedReason === 'withdrawn';
const isDeclined = (now: Offer) => now.status === 'pending' && now.proposal === null;
const isAdopted = (now: Offer, { proposal }: Offer) =>
  isDeclined(now) && now.budget === proposal?.budget && now.deliveryTime === proposal.deliveryTime;

/** What the hirer does to a pending offer. A move that was made already, in another tab, counts as done. */
export function useOfferMoves(offer: Offer) {
  const { t } = useTranslation('contracts');
  const [withdrawOffer] = useWithdrawOfferMutation();
  const [adoptCounter, adopting] = useAdoptCounterMutation();
  const [declineCounter, declining] = useDeclineCounterMutation();

  async function unlessDone(move: Promise<{ message: string }>, isDone: (now: Offer) => boolean) {
    try {
      return (await move).message;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const now = offerNow(error);
      if (now && isDone(now)) return '';
      throw { ...error, message: error.message || t('offerMoves.failed') };
    }
  }

  async function told(move: Promise<string>, success: string): Promise<boolean> {
    try {
      toast.success((await move) || success);
      return true;
    } catch (error) {
      toast.error((isApiError(error) && error.message) || t('offerMoves.failed'));
      return false;
    }
  }

  return {
    isAdopting: adopting.isLoading,
    isDeclining: declining.isLoading,
    /** Rejects with the server's message, for the dialog that asked. */
    async withdraw() {
      const message = await unlessDone(withdrawOffer(offer._id).unwrap(), isWithdrawn);
      toast.success(message || t('schema:success.offerWithdrawn'));
    },
    adopt: () =>
      told(
        unlessDone(adoptCounter(offer._id).unwrap(), (now) => isAdopted(now, offer)),
        t('schema:success.counterAdopted'),
      ),
    decline: () =>
      told(unlessDone(declineCounter(offer._id).unwrap(), isDeclined), t('schema:success.counterDeclined')),
  };
}
