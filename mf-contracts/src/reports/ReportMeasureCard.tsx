import { useTranslation } from 'react-i18next';
import type { ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report } from '@plumbline/shared-schema/reports';
import { MeasureCard } from '@plumbline/shared-ui/MeasureCard';
import { useReportWords } from './use-report-words';

type ReportMeasureCardProps = { report: Report; measure: ReportMeasure; isSmall: boolean };

/** How one measure went month by month; what it comes to stands above all of them. */
export function ReportMeasureCard({ report, measure, isSmall }: ReportMeasureCardProps) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const name = words.name(measure);
  const total = words.figure(measure, report.totals[measure]);
  const best = report.months.reduce((most, row) => (row[measure] > most[measure] ? row : most));
  const label = t('reports.chart', {
    measure: name,
    total,
    month: words.month(best.month),
    most: words.figure(measure, best[measure]),
  });

  return (
    <MeasureCard
      name={name}
      chartLabel={label}
      isSmall={isSmall}
      isWhole={!words.isMoney(measure)}
      format={(value) => words.figureShort(measure, value)}
      bars={report.months.map((row) => ({
        key: row.month,
        label: words.monthShort(row.month),
        value: row[measure],
      }))}
    />
  );
}
