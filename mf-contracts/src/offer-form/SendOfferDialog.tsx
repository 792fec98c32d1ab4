import { useTranslation } from 'react-i18next';
import { useSendOfferMutation } from '@plumbline/shared-api/offers';
import type { Application } from '@plumbline/shared-schema/applications';
import { DEFAULT_DELIVERY_DAYS, DEFAULT_EXPIRY_DAYS } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { OfferFormDialog } from './OfferFormDialog';
import { useOfferFailures } from './use-offer-failures';

type SendOfferDialogProps = {
  application: Application;
  onSent: () => void;
  /** After sending, Cancel or Esc. */
  onClose: () => void;
};

/** The terms start as the job's title and what the applicant asked for. */
export function SendOfferDialog({ application, onSent, onClose }: SendOfferDialogProps) {
  const { t } = useTranslation('contracts');
  const [sendOffer] = useSendOfferMutation();
  const attempt = useTry();
  const failures = useOfferFailures();
  const { jobId, userId, estimatedServiceCost } = application;

  return (
    <OfferFormDialog
      title={t('offer.title')}
      professional={userId}
      jobId={jobId._id}
      initial={{
        description: t('offer.prefill', { title: jobId.title }),
        budget: estimatedServiceCost ?? '',
        deliveryTime: DEFAULT_DELIVERY_DAYS,
        expiresIn: DEFAULT_EXPIRY_DAYS,
      }}
      draft={`offer:${application._id}`}
      onSend={async (terms) => {
        await attempt(
          sendOffer({ jobId: jobId._id, professionalId: userId._id, ...terms }).unwrap(),
          failures,
        );
        onSent();
      }}
      onClose={onClose}
    />
  );
}
