import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { otherName } from './quote-threads';

const SUMS = ['labour', 'material', 'other', 'tax', 'total'] as const;

/** The quotes for one job beside each other, by kind of line. */
export function QuoteComparison({ quotes }: { quotes: readonly Quote[] }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const id = useId();
  const row = (key: string, label: string, cell: (quote: Quote) => string) => ({
    key,
    cells: [label, ...quotes.map(cell)],
  });

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t('quotes.compared', { job: titleCase(quotes[0]?.jobId.title ?? '') })}
      </Typography>
      <DataTable
        labelledBy={id}
        isFigures
        columns={[t('quotes.what'), ...quotes.map(otherName)]}
        rows={[
          ...SUMS.map((sum) => row(sum, t(`quotes.sums.${sum}`), ({ sums }) => money(sums[sum]))),
          row('deposit', t('quotes.deposit'), ({ deposit }) => money(deposit)),
          row('days', t('quotes.expectedDays'), ({ expectedDays }) =>
            t('options:days', { count: expectedDays }),
          ),
          row('until', t('quotes.validUntil'), ({ validUntil }) => date(calendarDay(validUntil))),
          row('status', t('quotes.standing'), ({ status }) => t(`quotes.status.${status}`)),
        ]}
      />
    </section>
  );
}
