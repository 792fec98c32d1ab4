import { useTranslation } from 'react-i18next';
import type { ReportMeasure } from '@plumbline/shared-schema/options';
import type { Report, ReportFigures as Figures } from '@plumbline/shared-schema/reports';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { inView } from './in-view';
import { ReportTotals } from './ReportTotals';
import { useReportWords } from './use-report-words';

// The pictures come after the figures.
const MeasureCards = lazily(
  () => import('./MeasureCards'),
  'MeasureCards',
  <Skeleton variant="rounded" sx={{ height: { xs: 1390, sm: 1170, lg: 964 } }} />,
);

/** A whole report: what it comes to, pictures of what happened, and the table behind them. */
export function ReportFigures({ report: whole }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const report = inView(whole);
  const isNothing = report.measures.every((measure) => report.totals[measure] === 0);
  return (
    <Stack spacing={5}>
      {isNothing ? (
        <Alert severity="info" role="note">
          {t('reports.nothing')}
        </Alert>
      ) : (
        <>
          <ReportTotals report={report} />
          <Charts report={report} isShortened={report.months.length < whole.months.length} />
        </>
      )}
      <Box component="section">
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('reports.table')}
        </Typography>
        <ReportTable report={report} />
      </Box>
    </Stack>
  );
}

/** Charts of the measures that have something to draw; the others are named in a sentence. */
function Charts({ report, isShortened }: { report: Report; isShortened: boolean }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const isDrawn = (measure: ReportMeasure) => report.totals[measure] > 0;
  const drawn = report.measures.filter(isDrawn);
  const empty = report.measures.filter((measure) => !isDrawn(measure));
  const [first] = report.months;

  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('reports.charts')}
      </Typography>
      {isShortened && first && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('reports.quietBefore', { month: words.month(first.month) })}
        </Typography>
      )}
      <MeasureCards report={report} measures={drawn} />
      {empty.length > 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {t('reports.withoutChart', { measures: empty.map(words.name).join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

/** The figures behind the charts. */
function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const words = useReportWords();
  const { measures, months, totals } = report;
  const cells = (heading: string, figures: Figures) => [
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
