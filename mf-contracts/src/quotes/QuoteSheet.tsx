import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Quote, QuoteLine } from '@plumbline/shared-schema/quotes';
import { Facts } from '@plumbline/shared-ui/cards';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useQuantity } from '../quantity/use-quantity';

/** One version with its lines and sums. */
export function QuoteSheet({ quote }: { quote: Quote }) {
  const { t } = useTranslation('contracts');
  const { money, number } = useFormat();
  const quantityOf = useQuantity();
  const { lines, sums, taxRate, isTaxIncluded, version } = quote;
  const label = version === null ? t('quotes.draft') : t('quotes.version', { version });
  const tax = t(isTaxIncluded ? 'quotes.taxIncluded' : 'quotes.taxOnTop', { rate: number(taxRate) });

  return (
    <Stack spacing={2}>
      <DataTable
        label={label}
        hasAmounts
        columns={[label, t('quotes.kind'), t('quotes.quantity'), t('quotes.amount')]}
        rows={[
          ...lines.map((line, index) => ({ key: String(index), cells: cellsOf(line) })),
          ...(taxRate > 0 ? [{ key: 'tax', cells: [tax, '', '', money(sums.tax)] }] : []),
        ]}
        total={{ key: 'total', cells: [t('quotes.sums.total'), '', '', money(sums.total)] }}
      />
      <Terms quote={quote} />
    </Stack>
  );

  function cellsOf(line: QuoteLine) {
    const { text, kind, price, amount, isOptional, isChosen } = line;
    const option = isOptional ? ` (${t(isChosen ? 'quotes.chosen' : 'quotes.optional')})` : '';
    const each = price === amount ? '' : ` × ${money(price)}`;
    return [`${text}${option}`, t(`quotes.kinds.${kind}`), `${quantityOf(line)}${each}`, money(amount)];
  }
}

function Terms({ quote }: { quote: Quote }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const { deposit, expectedDays, validUntil, exclusions } = quote;
  return (
    <>
      <Facts
        entries={[
          { term: t('quotes.deposit'), text: deposit > 0 && money(deposit) },
          { term: t('quotes.expectedDays'), text: t('options:days', { count: expectedDays }) },
          { term: t('quotes.validUntil'), text: date(calendarDay(validUntil)) },
        ]}
      />
      {exclusions !== '' && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {t('quotes.exclusions')}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {exclusions}
          </Typography>
        </Box>
      )}
    </>
  );
}
