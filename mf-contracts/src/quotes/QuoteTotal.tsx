import { useTranslation } from 'react-i18next';
import { amountIn, toDollars } from '@plumbline/shared-schema/money';
import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import { useWatch } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import type { QuoteForm } from './quote-form';

/** What the form comes to, by the server's own rounding. */
export function QuoteTotal() {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const [lines, taxRate, isTaxIncluded] = useWatch<QuoteForm, ['lines', 'taxRate', 'isTaxIncluded']>({
    name: ['lines', 'taxRate', 'isTaxIncluded'],
  });
  const { tax, total } = sumsOfQuote({
    lines: lines.map(({ kind, quantity, price, isOptional = false }) => ({
      ...{ kind, isOptional, quantity: positive(quantity), price: positive(price) },
    })),
    taxRate: positive(taxRate),
    isTaxIncluded: isTaxIncluded === true,
  });
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {t('quotes.form.total', { total: money(toDollars(total)), tax: money(toDollars(tax)) })}
    </Typography>
  );
}

const positive = (value: unknown) => Math.max(0, amountIn(value));
