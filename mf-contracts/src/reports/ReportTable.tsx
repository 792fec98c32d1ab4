import { useTranslation } from 'react-i18next';
import type { Report, ReportFigures } from '@plumbline/shared-schema/reports';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { useReportWords } from './use-report-words';

/** The figures behind the charts. */
export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const { measures, months, totals } = report;
  const cells = (heading: string, figures: ReportFigures) => [
    heading,
    ...measures.map((measure) => words.figure(measure, figures[measure])),
  ];

  return (
    <DataTable
      label={t('reports.tableLabel')}
      columns={[t('reports.month'), ...measures.map(words.name)]}
      rows={months.map((row) => ({ key: row.month, cells: cells(words.month(row.month), row) }))}
      total={{ key: 'total', cells: cells(t('reports.total'), totals) }}
      isFigures
    />
  );
}
