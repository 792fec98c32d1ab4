import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';
import { BarChart } from '@plumbline/shared-ui/BarChart';
import { Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useReportWords } from './use-report-words';

/** One measure: its total and how it went month by month. */
export function MeasureCard({ report, measure }: { report: Report; measure: ReportMeasure }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const id = useId();
  const name = words.name(measure);
  const total = words.figure(measure, report.totals[measure]);
  const best = report.months.reduce((most, row) => (row[measure] > most[measure] ? row : most));
  const label =
    best[measure] === 0
      ? t('reports.chartEmpty', { measure: name })
      : t('reports.chart', {
          measure: name,
          total,
          month: words.month(best.month),
          most: words.figure(measure, best[measure]),
        });

  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5, height: '100%' }}>
      <Typography id={id} variant="h6" component="h3" color="text.secondary">
        {name}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {total}
      </Typography>
      <BarChart
        label={label}
        isWhole={!words.isMoney(measure)}
        format={(value) => words.figureShort(measure, value)}
        bars={report.months.map((row) => ({
          key: row.month,
          label: words.monthShort(row.month),
          value: row[measure],
        }))}
      />
    </Card>
  );
}
