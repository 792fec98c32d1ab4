import { useTranslation } from 'react-i18next';
import { toDollars } from '@plumbline/shared-schema/money';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { useQuoteSums } from './use-quote-sums';

/** What the form comes to. */
export function QuoteTotal() {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { tax, total } = useQuoteSums();
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {t('quotes.form.total', { total: money(toDollars(total)), tax: money(toDollars(tax)) })}
    </Typography>
  );
}
