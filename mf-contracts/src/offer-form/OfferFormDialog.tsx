import { useTranslation } from 'react-i18next';
import { OFFER_DESCRIPTION_MAX } from '@plumbline/shared-schema/limits';
import { amountIn } from '@plumbline/shared-schema/money';
import type { OfferTerms, OfferTermsForm } from '@plumbline/shared-schema/offers';
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

type OfferFormDialogProps = {
  title: string;
  text?: string;
  professional: { fullName: string };
  /** Whose details fill in templates, and whose work has a price. */
  jobId: string;
  initial: OfferTermsForm;
  /** Under which name what was typed is kept. */
  draft: string;
  onSend: (terms: OfferTerms) => Promise<void>;
  /** After sending, Cancel or Esc. */
  onClose: () => void;
};

/** Who is offered what, for how much, until when. */
export function OfferFormDialog({ professional, jobId, initial, onSend, ...dialog }: OfferFormDialogProps) {
  const { t } = useTranslation('contracts');
  const form = useTermsForm(initial);
  const [budget, description] = useWatch({ control: form.control, name: ['budget', 'description'] });
  const name = toPersonName(professional.fullName);

  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={onSend}
      icon={<SendIcon />}
      submit={t('offer.send')}
      submitting={t('offer.sending')}
      isDisabled={isBlank(budget) || isBlank(description)}
    >
      <TextInput
        label={t('offer.professional')}
        value={name}
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
        jobId={jobId}
        professional={name}
        price={amountIn(budget)}
      />
      <TermsFields budget={t('offer.budget')} delivery={t('offer.delivery')} expires={t('offer.expires')} />
      <Slot name="job.price/v1" props={{ jobId }} />
    </FormDialog>
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === '';
}
