import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import {
  useAcceptOfferMutation,
  useCounterOfferMutation,
  useRejectOfferMutation,
  useWithdrawCounterMutation,
} from '@plumbline/shared-api/offers';
import type { Offer, OfferTermsForm } from '@plumbline/shared-schema/offers';
import { toast } from '@plumbline/shared-ui/toasts';

export type AnswerKind = 'accept' | 'reject' | 'withdrawCounter';

/** Whether the offer is as the answer would leave it: done before, in another tab. */
const IS_DONE: Record<AnswerKind, (now: Offer) => boolean> = {
  accept: ({ status }) => status === 'accepted',
  reject: ({ closedReason }) => closedReason === 'declined',
  withdrawCounter: ({ status, proposal }) => status === 'pending' && proposal === null,
};
const SUCCESS = {
  accept: 'offerAccepted',
  reject: 'offerRejected',
  withdrawCounter: 'counterWithdrawn',
} as const;

/** What a refused answer says of the offer as it is now. */
function offerNow(error: unknown): Offer | undefined {
  const details = isApiError(error) ? (error.details as { offer?: Offer } | undefined) : undefined;
  return details?.offer;
}

/** The professional's answers to an offer. Each tells its outcome itself (SPEC §8) and never rejects, but `counter`. */
export function useOfferAnswer(offer: Offer) {
  const { t } = useTranslation('contracts');
  const [acceptOffer] = useAcceptOfferMutation();
  const [rejectOffer] = useRejectOfferMutation();
  const [withdrawCounter] = useWithdrawCounterMutation();
  const [counterOffer] = useCounterOfferMutation();
  const calls = { accept: acceptOffer, reject: rejectOffer, withdrawCounter };
  const failures: Record<AnswerKind, string> = {
    accept: t('schema:failures.acceptOffer'),
    reject: t('schema:failures.rejectOffer'),
    withdrawCounter: t('proposals.counter.failed'),
  };

  function textOf(error: unknown, fallback: string): string {
    if (!isApiError(error)) return fallback;
    return error.message || (error.status === 0 ? t('schema:failures.networkError') : fallback);
  }

  return {
    async answer(kind: AnswerKind) {
      try {
        const { message } = await calls[kind](offer._id).unwrap();
        toast.success(message || t(`schema:success.${SUCCESS[kind]}`));
      } catch (error) {
        const now = offerNow(error);
        if (now && IS_DONE[kind](now)) toast.success(t(`schema:success.${SUCCESS[kind]}`));
        else toast.error(textOf(error, failures[kind]));
      }
    },
    /** Rejects, so that the form keeps what was typed and shows why. */
    async counter(terms: OfferTermsForm) {
      const { message } = await counterOffer({ id: offer._id, ...terms }).unwrap();
      toast.success(message || t('schema:success.counterSent'));
    },
  };
}
