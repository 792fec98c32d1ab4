import { useTranslation } from 'react-i18next';
import {
  useAcceptOfferMutation,
  useCounterOfferMutation,
  useRejectOfferMutation,
  useWithdrawCounterMutation,
} from '@plumbline/shared-api/offers';
import type { Offer, OfferTermsForm } from '@plumbline/shared-schema/offers';
import { useAction, useTry, type Outcome } from '@plumbline/shared-ui/action';
import { isOfferNow } from '../offer-terms/offer-now';

export type AnswerKind = 'accept' | 'reject' | 'withdrawCounter';

/** The professional's answers to an offer. Each says its outcome itself and never rejects, but `counter`. */
export function useOfferAnswer(offer: Offer) {
  const { t } = useTranslation('contracts');
  const [accept] = useAcceptOfferMutation();
  const [reject] = useRejectOfferMutation();
  const [withdrawCounter] = useWithdrawCounterMutation();
  const [counterOffer] = useCounterOfferMutation();
  const run = useAction();
  const attempt = useTry();
  const calls = { accept, reject, withdrawCounter };
  const outcomes = {
    accept: {
      isDone: isOfferNow(({ status }) => status === 'accepted'),
      done: t('schema:success.offerAccepted'),
      failed: t('schema:failures.acceptOffer'),
    },
    reject: {
      isDone: isOfferNow(({ closedReason }) => closedReason === 'declined'),
      done: t('schema:success.offerRejected'),
      failed: t('schema:failures.rejectOffer'),
    },
    withdrawCounter: {
      isDone: isOfferNow(({ status, proposal }) => status === 'pending' && proposal === null),
      done: t('schema:success.counterWithdrawn'),
      failed: t('proposals.counter.failed'),
    },
  } satisfies Record<AnswerKind, Outcome>;

  return {
    answer: (kind: AnswerKind) =>
      run(calls[kind](offer._id).unwrap(), {
        ...outcomes[kind],
        offline: t('schema:failures.networkError'),
      }),
    counter: (terms: OfferTermsForm) =>
      attempt(counterOffer({ id: offer._id, ...terms }).unwrap(), { failed: t('ui:form.failed') }),
  };
}
