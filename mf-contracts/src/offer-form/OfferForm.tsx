import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import {
  BUDGET_MAX,
  BUDGET_MIN,
  BUDGET_STEP,
  DEFAULT_DELIVERY_DAYS,
  DEFAULT_EXPIRY_DAYS,
  OFFER_DESCRIPTION_MAX,
} from '@plumbline/shared-schema/limits';
import type { OfferTermsForm } from '@plumbline/shared-schema/offers';
import { DELIVERY_DAYS, EXPIRY_DAYS } from '@plumbline/shared-schema/options';
import { TextField as PlainTextField } from '@plumbline/shared-ui/fields';
import {
  Form,
  forgetFormDraft,
  SelectField,
  TextAreaField,
  TextField,
  useFormDraft,
  useWatch,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { SendIcon } from '@plumbline/shared-ui/icons';
import { DialogButtons } from '../dialog-buttons/DialogButtons';
import { toPersonName } from '../person/person-name';
import { useSendOffer } from './use-send-offer';

const DESCRIPTION_ROWS = 4;
/** Tells a field that cannot be changed from the others. */
const FIXED = { '& > .Mui-readOnly': { bgcolor: 'action.hover' } };

type OfferFormProps = { application: Application; onSent: () => void; onClose: () => void };

/** The terms of an offer, prefilled with the job's title and what the applicant asked for (SPEC §5). */
export function OfferForm({ application, onSent, onClose }: OfferFormProps) {
  const { t } = useTranslation('contracts');
  const send = useSendOffer(application);
  const draft = `offer:${application._id}`;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/offers')).offerTermsSchema,
    defaultValues: {
      description: t('offer.prefill', { title: application.jobId.title }),
      budget: application.estimatedServiceCost ?? '',
      deliveryTime: DEFAULT_DELIVERY_DAYS,
      expiresIn: DEFAULT_EXPIRY_DAYS,
    } satisfies OfferTermsForm,
  });
  useFormDraft(form, { key: draft });
  const [budget, description] = useWatch({ control: form.control, name: ['budget', 'description'] });

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  return (
    <Form
      form={form}
      label={t('offer.title')}
      onSubmit={async (terms) => {
        await send(terms);
        onSent();
        leave();
      }}
    >
      <PlainTextField
        label={t('offer.professional')}
        value={toPersonName(application.userId.fullName)}
        slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
        sx={FIXED}
      />
      <TermsFields />
      <DialogButtons
        icon={<SendIcon />}
        label={t('offer.send')}
        busyLabel={t('offer.sending')}
        isDisabled={isBlank(budget) || isBlank(description)}
        onCancel={leave}
      />
    </Form>
  );
}

function TermsFields() {
  const { t } = useTranslation('contracts');
  const days = (choices: readonly number[]) =>
    choices.map((value) => ({ value, label: t('offer.days', { count: value }) }));

  return (
    <>
      <TextAreaField
        name="description"
        label={t('offer.description')}
        rows={DESCRIPTION_ROWS}
        maxLength={OFFER_DESCRIPTION_MAX}
      />
      <TextField
        name="budget"
        type="number"
        label={t('offer.budget')}
        inputMode="decimal"
        autoComplete="off"
        min={BUDGET_MIN}
        max={BUDGET_MAX}
        step={BUDGET_STEP}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          name="deliveryTime"
          label={t('offer.delivery')}
          options={days(DELIVERY_DAYS)}
          placeholder={false}
        />
        <SelectField
          name="expiresIn"
          label={t('offer.expires')}
          options={days(EXPIRY_DAYS)}
          placeholder={false}
        />
      </Box>
    </>
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === '';
}
