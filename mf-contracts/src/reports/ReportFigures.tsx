import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/shared-schema/reports';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { ReportTable } from './ReportTable';

// The pictures come after the figures.
const MeasureCards = lazily(
  () => import('./MeasureCards'),
  'MeasureCards',
  <Skeleton variant="rounded" height={1200} />,
);

/** A whole report: pictures and the table behind them. */
export function ReportFigures({ report }: { report: Report }) {
  const { t } = useTranslation('contracts');
  const isNothing = report.measures.every((measure) => report.totals[measure] === 0);
  return (
    <Stack spacing={5}>
      {isNothing && <Alert severity="info">{t('reports.nothing')}</Alert>}
      <Box component="section">
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('reports.charts')}
        </Typography>
        <MeasureCards report={report} />
      </Box>
      <Box component="section">
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('reports.table')}
        </Typography>
        <ReportTable report={report} />
      </Box>
    </Stack>
  );
}
