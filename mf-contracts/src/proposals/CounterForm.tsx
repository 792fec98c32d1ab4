import { useTranslation } from 'react-i18next';
import { OFFER_DESCRIPTION_MAX } from '@plumbline/shared-schema/limits';
import type { Offer, OfferTermsForm } from '@plumbline/shared-schema/offers';
import { DialogForm } from '@plumbline/shared-ui/dialogs';
import { TextAreaField } from '@plumbline/shared-ui/Form';
import { SendIcon } from '@plumbline/shared-ui/more-icons';
import { TermsFields } from '../offer-terms/TermsFields';
import { useTermsForm } from '../offer-terms/use-terms-form';

type CounterFormProps = {
  offer: Offer;
  onSend: (terms: OfferTermsForm) => Promise<unknown>;
  onClose: () => void;
};

/** Starts from the terms that were last proposed. */
export function CounterForm({ offer, onSend, onClose }: CounterFormProps) {
  const { t } = useTranslation('contracts');
  const { budget, deliveryTime, expiresIn } = offer.proposal ?? offer;
  const description = offer.proposal?.description ?? '';
  const form = useTermsForm({ description, budget, deliveryTime, expiresIn });

  return (
    <DialogForm
      form={form}
      label={t('proposals.counter.title')}
      onSubmit={onSend}
      icon={<SendIcon />}
      submit={t('proposals.counter.send')}
      submitting={t('proposals.counter.sending')}
      draft={`counter:${offer._id}`}
      onClose={onClose}
    >
      <TermsFields
        budget={t('proposals.counter.budget')}
        delivery={t('proposals.delivery')}
        expires={t('proposals.counter.expires')}
        autoFocus
      />
      <TextAreaField
        name="description"
        label={t('proposals.counter.why')}
        helperText={t('proposals.counter.whyHint')}
        maxLength={OFFER_DESCRIPTION_MAX}
      />
    </DialogForm>
  );
}
