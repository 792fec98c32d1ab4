import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/shared-schema/reports';
import { Button } from '@plumbline/shared-ui/actions';
import { toast } from '@plumbline/shared-ui/toasts';
import { downloadCsv, toCsv } from './csv';
import { DownloadIcon } from './DownloadIcon';
import { useReportWords } from './use-report-words';

/** The table as a file: a row for each month of the period, figures as plain numbers. */
export function DownloadButton({ report }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();

  function download() {
    const { from, to, measures, months, totals } = report;
    const rows = [
      [t('reports.month'), ...measures.map(words.name)],
      ...months.map((row) => [row.month, ...measures.map((measure) => row[measure])]),
      [t('reports.total'), ...measures.map((measure) => totals[measure])],
    ];
    downloadCsv(t('reports.file', { from, to }), toCsv(rows));
    toast.success(t('reports.downloaded'));
  }

  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
      {t('reports.download')}
    </Button>
  );
}
