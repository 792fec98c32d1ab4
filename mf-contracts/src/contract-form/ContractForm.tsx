import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CONTRACT_DAYS, TERMS_MAX } from '@plumbline/shared-schema/limits';
import { CURRENCY } from '@plumbline/shared-schema/options';
import { TextField as PlainTextField } from '@plumbline/shared-ui/fields';
import {
  Form,
  forgetFormDraft,
  TextAreaField,
  TextField,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { AddIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { DialogButtons } from '../dialog-buttons/DialogButtons';
import { toPersonName } from '../person/person-name';
import type { ContractOffer } from './contract-offer';
import { daysAfter, localDay } from './days';
import { useCreateContract } from './use-create-contract';

const TERMS_ROWS = 4;
/** A field that cannot be changed, and looks it. */
const READ_ONLY = {
  slotProps: { input: { readOnly: true }, inputLabel: { shrink: true } },
  sx: { '& > .Mui-readOnly': { bgcolor: 'action.hover' } },
};

type ContractFormProps = {
  offer: ContractOffer;
  acceptedAt: string;
  onCreated: () => void;
  onClose: () => void;
};

/** Terms and end of a contract; the rest is fixed by the offer, today and the currency. */
export function ContractForm({ offer, acceptedAt, onCreated, onClose }: ContractFormProps) {
  const { t } = useTranslation('contracts');
  // The day on which the dialog was opened stays its start, even over midnight.
  const [startDate] = useState(localDay);
  const create = useCreateContract(offer, startDate);
  const draft = `contract:${offer._id}`;
  const form = useZodForm({
    loadSchema: async () =>
      (await import('@plumbline/shared-schema/contracts')).contractFormSchemaFrom(startDate),
    defaultValues: {
      terms: t('contractForm.prefill', { title: offer.jobId.title }),
      endDate: localDay(DEFAULT_CONTRACT_DAYS),
    },
  });
  useFormDraft(form, { key: draft });

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  return (
    <Form
      form={form}
      label={t('contractForm.title')}
      onSubmit={async (values) => {
        await create(values);
        onCreated();
        leave();
      }}
    >
      <Typography color="text.secondary">{t('contractForm.atOnce')}</Typography>
      <PlainTextField
        label={t('contractForm.professional')}
        value={toPersonName(offer.professionalId.fullName)}
        {...READ_ONLY}
      />
      <TextAreaField name="terms" label={t('contractForm.terms')} rows={TERMS_ROWS} maxLength={TERMS_MAX} />
      <FixedTerms offer={offer} acceptedAt={acceptedAt} startDate={startDate} />
      <DialogButtons
        icon={<AddIcon />}
        label={t('contractForm.create')}
        busyLabel={t('contractForm.creating')}
        onCancel={leave}
      />
    </Form>
  );
}

type FixedTermsProps = { offer: ContractOffer; acceptedAt: string; startDate: string };

/** What the offer, today and the currency fix, and the end, beside the day the offer promised. */
function FixedTerms({ offer, acceptedAt, startDate }: FixedTermsProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <PlainTextField label={t('contractForm.amount')} value={money(offer.budget)} {...READ_ONLY} />
      <PlainTextField label={t('contractForm.currency')} value={CURRENCY} {...READ_ONLY} />
      <PlainTextField type="date" label={t('contractForm.startDate')} value={startDate} {...READ_ONLY} />
      <TextField
        name="endDate"
        type="date"
        label={t('contractForm.endDate')}
        min={startDate}
        helperText={t('contractForm.promised', { date: date(daysAfter(acceptedAt, offer.deliveryTime)) })}
      />
    </Box>
  );
}
