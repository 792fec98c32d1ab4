import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DEFAULT_CONTRACT_DAYS, TERMS_MAX } from '@plumbline/shared-schema/limits';
import { CURRENCY } from '@plumbline/shared-schema/options';
import { DialogForm } from '@plumbline/shared-ui/dialogs';
import { TextInput } from '@plumbline/shared-ui/fields';
import { TextAreaField, TextField, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { MilestoneFields, type MilestoneRow } from '../milestones/MilestoneFields';
import type { ContractOffer } from './contract-offer';
import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';
import { fundAddress } from './fund-address';
import { useCreateContract } from './use-create-contract';

const TERMS_ROWS = 4;
/** A read-only field, and visibly so. */
const READ_ONLY = {
  slotProps: { input: { readOnly: true }, inputLabel: { shrink: true } },
  sx: { '& > .Mui-readOnly': { bgcolor: 'action.hover' } },
};

type ContractFormProps = {
  offer: ContractOffer;
  /** The contract that it repeats. */
  past?: Contract | undefined;
  onCreated: () => void;
  onClose: () => void;
};

/**
 * Terms, end date and milestones can be edited; the rest follows from the offer, today and the currency. Of a new contract
 * the money comes next.
 */
export function ContractForm({ offer, past, onCreated, onClose }: ContractFormProps) {
  const { t } = useTranslation('contracts');
  // The start stays the day on which the dialog was opened, even past midnight.
  const [startDate] = useState(localDay);
  const create = useCreateContract(offer, startDate);
  const navigate = useNavigate();
  const next = useRef<string>(undefined);
  const form = useZodForm({
    loadSchema: async () =>
      (await import('@plumbline/shared-schema/contracts')).contractFormSchemaFrom(startDate, offer.budget),
    defaultValues: {
      terms: past?.terms ?? t('contractForm.prefill', { title: offer.jobId.title }),
      endDate: localDay(DEFAULT_CONTRACT_DAYS),
      milestones: milestonesOf(past, offer.budget),
    },
  });

  const lastDay = useWatch({ control: form.control, name: 'endDate' });

  return (
    <DialogForm
      form={form}
      label={t('contractForm.title')}
      onSubmit={async (values) => {
        const answer = await create(values);
        if (answer !== true) next.current = fundAddress(answer.data);
        onCreated();
      }}
      icon={<AddIcon />}
      submit={t('contractForm.create')}
      submitting={t('contractForm.creating')}
      draft={`contract:${offer._id}`}
      onClose={() => {
        if (next.current === undefined) onClose();
        else void navigate(next.current, { replace: true });
      }}
    >
      <Typography color="text.secondary">{t('contractForm.atOnce')}</Typography>
      <TextInput
        label={t('contractForm.professional')}
        value={toPersonName(offer.professionalId.fullName)}
        {...READ_ONLY}
      />
      <TextAreaField name="terms" label={t('contractForm.terms')} rows={TERMS_ROWS} maxLength={TERMS_MAX} />
      <FixedTerms offer={offer} startDate={startDate} />
      <MilestoneFields amount={offer.budget} firstDay={startDate} lastDay={lastDay} />
    </DialogForm>
  );
}

/** The milestones of before, where they add up to what is agreed on now; their days are over. */
function milestonesOf(past: Contract | undefined, budget: number): MilestoneRow[] {
  if (past?.paymentDetails.amount !== budget) return [];
  return past.milestones.map(({ title, amount }) => ({ title, amount, dueOn: '' }));
}

type FixedTermsProps = { offer: ContractOffer; startDate: string };

/** The end date stands beside the delivery that the offer promised, counted from the start. */
function FixedTerms({ offer, startDate }: FixedTermsProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const promised = localDay(offer.deliveryTime, calendarDay(startDate));

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextInput label={t('contractForm.amount')} value={money(offer.budget)} {...READ_ONLY} />
      <TextInput label={t('contractForm.currency')} value={CURRENCY} {...READ_ONLY} />
      <TextInput type="date" label={t('contractForm.startDate')} value={startDate} {...READ_ONLY} />
      <TextField
        name="endDate"
        type="date"
        label={t('contractForm.endDate')}
        min={startDate}
        helperText={t('contractForm.promised', { date: date(promised) })}
      />
    </Box>
  );
}
