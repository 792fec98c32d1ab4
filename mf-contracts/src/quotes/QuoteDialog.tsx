import { useTranslation } from 'react-i18next';
import { useWriteQuoteMutation } from '@plumbline/shared-api/quotes';
import { localDay } from '@plumbline/shared-schema/calendar';
import { QUOTE_EXCLUSIONS_MAX } from '@plumbline/shared-schema/limits';
import type { Quote, WriteQuote } from '@plumbline/shared-schema/quotes';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import {
  CheckboxField,
  MoneyField,
  NumberField,
  TextAreaField,
  TextField,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { QuoteLineFields } from './QuoteLineFields';
import { NO_LINE } from './quote-form';
import { QuoteTemplates } from './QuoteTemplates';
import { QuoteTotal } from './QuoteTotal';

export type QuotePair = { jobId: string; contractorId: string };

type QuoteDialogProps = { pair: QuotePair; from: Quote | undefined; onClose: () => void };

const TWO = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };
const DAYS_VALID = 14;
const DAYS_OF_WORK = 7;

/** Saves the draft, which is looked at before it is sent. */
export function QuoteDialog({ pair, from, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('contracts');
  const [write] = useWriteQuoteMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/quotes')).writeQuoteSchema,
    defaultValues: { ...pair, ...contentOf(from) },
  });

  return (
    <FormDialog
      title={t('quotes.form.title')}
      size="page"
      form={form}
      onSubmit={(body: WriteQuote) => attempt(write(body).unwrap(), { failed: t('quotes.form.failed') })}
      submit={t('quotes.form.save')}
      draft={`quote:${pair.jobId}:${pair.contractorId}`}
      onClose={onClose}
    >
      <QuoteLineFields />
      <Box sx={TWO}>
        <NumberField name="taxRate" label={t('quotes.form.taxRate')} isLabelAbove />
        <CheckboxField name="isTaxIncluded" label={t('quotes.form.isTaxIncluded')} />
      </Box>
      <QuoteTotal />
      <Slot name="job.price/v1" props={{ jobId: pair.jobId }} />
      <Box sx={TWO}>
        <MoneyField name="deposit" label={t('quotes.deposit')} helperText={t('quotes.form.depositHint')} />
        <NumberField name="expectedDays" label={t('quotes.form.expectedDays')} isLabelAbove />
        <TextField name="validUntil" type="date" label={t('quotes.validUntil')} min={localDay()} />
      </Box>
      <TextAreaField
        name="exclusions"
        label={t('quotes.exclusions')}
        isOptional
        rows={2}
        maxLength={QUOTE_EXCLUSIONS_MAX}
      />
      <QuoteTemplates jobId={pair.jobId} from={from} />
    </FormDialog>
  );
}

/** What was said last; its day may have passed. */
function contentOf(from: Quote | undefined) {
  const soonest = localDay(DAYS_VALID);
  if (from === undefined)
    return {
      lines: [NO_LINE],
      taxRate: 0,
      isTaxIncluded: false,
      exclusions: '',
      deposit: 0,
      validUntil: soonest,
      expectedDays: DAYS_OF_WORK,
    };
  const { lines, taxRate, isTaxIncluded, exclusions, deposit, validUntil, expectedDays } = from;
  return {
    lines: lines.map(({ kind, text, quantity, unit, price, isOptional }) => ({
      ...{ kind, text, quantity, unit, price, isOptional },
    })),
    ...{ taxRate, isTaxIncluded, exclusions, deposit, expectedDays },
    validUntil: validUntil < localDay() ? soonest : validUntil,
  };
}
