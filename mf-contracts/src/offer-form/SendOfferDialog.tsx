import { useTranslation } from 'react-i18next';
import { useSendOfferMutation } from '@plumbline/shared-api/offers';
import type { Application } from '@plumbline/shared-schema/applications';
import {
  DEFAULT_DELIVERY_DAYS,
  DEFAULT_EXPIRY_DAYS,
  OFFER_DESCRIPTION_MAX,
} from '@plumbline/shared-schema/limits';
import { amountIn } from '@plumbline/shared-schema/money';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextInput } from '@plumbline/shared-ui/fields';
import { TextAreaField, useWatch } from '@plumbline/shared-ui/Form';
import { toPersonName } from '@plumbline/shared-ui/format';
import { SendIcon } from '@plumbline/shared-ui/more-icons';
import { Slot } from '@plumbline/shared-ui/Slot';
import { JobTemplates } from '../templates/JobTemplates';
import { TermsFields } from '../offer-terms/TermsFields';
import { useTermsForm } from '../offer-terms/use-terms-form';

const DESCRIPTION_ROWS = 4;
/** Tells a field that cannot be changed from the others. */
const FIXED = { '& > .Mui-readOnly': { bgcolor: 'action.hover' } };

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
  const { jobId, userId, estimatedServiceCost } = application;
  const form = useTermsForm({
    description: t('offer.prefill', { title: jobId.title }),
    budget: estimatedServiceCost ?? '',
    deliveryTime: DEFAULT_DELIVERY_DAYS,
    expiresIn: DEFAULT_EXPIRY_DAYS,
  });
  const [budget, description] = useWatch({ control: form.control, name: ['budget', 'description'] });

  return (
    <FormDialog
      title={t('offer.title')}
      form={form}
      onSubmit={async (terms) => {
        const offer = { jobId: jobId._id, professionalId: userId._id, ...terms };
        await attempt(sendOffer(offer).unwrap(), {
          failed: t('schema:failures.sendOffer'),
          unread: t('schema:failures.sendOfferRetry'),
          offline: t('schema:failures.networkError'),
        });
        onSent();
      }}
      icon={<SendIcon />}
      submit={t('offer.send')}
      submitting={t('offer.sending')}
      isDisabled={isBlank(budget) || isBlank(description)}
      draft={`offer:${application._id}`}
      onClose={onClose}
    >
      <TextInput
        label={t('offer.professional')}
        value={toPersonName(userId.fullName)}
        slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
        sx={FIXED}
      />
      <TextAreaField
        name="description"
        label={t('offer.description')}
        rows={DESCRIPTION_ROWS}
        maxLength={OFFER_DESCRIPTION_MAX}
      />
      <JobTemplates
        kind="offer"
        field="description"
        jobId={jobId._id}
        professional={toPersonName(userId.fullName)}
        price={amountIn(budget)}
      />
      <TermsFields budget={t('offer.budget')} delivery={t('offer.delivery')} expires={t('offer.expires')} />
      <Slot name="job.price/v1" props={{ jobId: jobId._id }} />
    </FormDialog>
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === '';
}
