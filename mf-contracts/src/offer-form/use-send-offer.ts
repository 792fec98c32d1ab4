import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useSendOfferMutation } from '@plumbline/shared-api/offers';
import type { Application } from '@plumbline/shared-schema/applications';
import type { OfferTerms } from '@plumbline/shared-schema/offers';
import { toast } from '@plumbline/shared-ui/toasts';

/** Sends an offer to the applicant; rejects with what the form shows. */
export function useSendOffer({ jobId, userId }: Application): (terms: OfferTerms) => Promise<void> {
  const { t } = useTranslation('contracts');
  const [sendOffer] = useSendOfferMutation();

  return async (terms) => {
    try {
      const { message } = await sendOffer({
        jobId: jobId._id,
        professionalId: userId._id,
        ...terms,
      }).unwrap();
      toast.success(message || t('schema:success.offerSent'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const own = error.code === 'NETWORK' ? 'networkError' : 'sendOfferRetry';
      throw { ...error, message: error.message || t(`schema:failures.${own}`) };
    }
  };
}
