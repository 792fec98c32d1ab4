import { useTranslation } from 'react-i18next';
import { QUOTE_LINES_MAX, QUOTE_LINE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { QUOTE_KINDS, QUOTE_UNITS } from '@plumbline/shared-schema/quote-sums';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import {
  CheckboxField,
  FieldGroup,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useFieldArray,
} from '@plumbline/shared-ui/Form';
import { AddIcon, DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { NO_LINE } from './quote-form';
import type { QuoteForm } from './quote-form';

const GRID = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '9rem 7rem 9rem 1fr' },
};
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** The lines of a quote, one or up to a hundred. */
export function QuoteLineFields() {
  const { t } = useTranslation('contracts');
  const { fields, append, remove } = useFieldArray<QuoteForm, 'lines'>({ name: 'lines' });
  return (
    <FieldGroup name="lines" label={t('quotes.form.lines')}>
      {({ id, error }) => (
        <Stack id={id} role="group" tabIndex={-1} aria-label={t('quotes.form.lines')} spacing={3}>
          {fields.map((line, index) => (
            <Line key={line.id} index={index} {...(fields.length > 1 && { onRemove: () => remove(index) })} />
          ))}
          {error !== undefined && error !== '' && <FormHelperText error>{error}</FormHelperText>}
          {fields.length < QUOTE_LINES_MAX && (
            <Button startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }} onClick={() => append(NO_LINE)}>
              {t('quotes.form.add')}
            </Button>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

function Line({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const { t } = useTranslation('contracts');
  const number = index + 1;
  return (
    <Box role="group" aria-label={t('quotes.form.line', { number })} sx={GRID}>
      <Box sx={WHOLE_ROW}>
        <TextField<QuoteForm>
          name={`lines.${index}.text`}
          label={t('quotes.form.text', { number })}
          maxLength={QUOTE_LINE_TEXT_MAX}
        />
      </Box>
      <SelectField<QuoteForm>
        name={`lines.${index}.kind`}
        label={t('quotes.form.kindOf', { number })}
        options={QUOTE_KINDS.map((value) => ({ value, label: t(`quotes.kinds.${value}`) }))}
        placeholder={false}
      />
      <NumberField<QuoteForm>
        name={`lines.${index}.quantity`}
        label={t('quotes.form.quantityOf', { number })}
        isLabelAbove
      />
      <SelectField<QuoteForm>
        name={`lines.${index}.unit`}
        label={t('quotes.form.unitOf', { number })}
        options={QUOTE_UNITS.map((value) => ({ value, label: t(`quotes.unitNames.${value}`) }))}
        placeholder={false}
      />
      <MoneyField<QuoteForm> name={`lines.${index}.price`} label={t('quotes.form.priceOf', { number })} />
      <Stack direction="row" sx={{ ...WHOLE_ROW, justifyContent: 'space-between', alignItems: 'center' }}>
        <CheckboxField<QuoteForm>
          name={`lines.${index}.isOptional`}
          label={t('quotes.form.optionalOf', { number })}
        />
        {onRemove && (
          <IconButton label={t('quotes.form.remove', { number })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
    </Box>
  );
}
