import { useTranslation } from 'react-i18next';
import { DELIVERY_DAYS, EXPIRY_DAYS } from '@plumbline/shared-schema/options';
import { MoneyField, SelectField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';

type TermsFieldsProps = { budget: string; delivery: string; expires: string; autoFocus?: boolean };

/** Shared by offers and counter-proposals, which label the fields differently. */
export function TermsFields({ budget, delivery, expires, autoFocus = false }: TermsFieldsProps) {
  const { t } = useTranslation('contracts');
  const days = (choices: readonly number[]) =>
    choices.map((value) => ({ value, label: t('options:days', { count: value }) }));

  return (
    <>
      <MoneyField name="budget" label={budget} autoComplete="off" autoFocus={autoFocus} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField name="deliveryTime" label={delivery} options={days(DELIVERY_DAYS)} placeholder={false} />
        <SelectField name="expiresIn" label={expires} options={days(EXPIRY_DAYS)} placeholder={false} />
      </Box>
    </>
  );
}
