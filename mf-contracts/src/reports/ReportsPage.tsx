import { useTranslation } from 'react-i18next';
import { useGetReportQuery } from '@plumbline/shared-api/analytics';
import { isApiError } from '@plumbline/shared-api/api';
import { useSession } from '@plumbline/shared-api/session';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { DownloadButton } from './DownloadButton';
import { RangeFields } from './RangeFields';
import { ReportFigures } from './ReportFigures';
import { useReportRange } from './use-report-range';

/** What hirers and contractors did and earned, by month (`/reports`). */
export function ReportsPage() {
  const { t } = useTranslation('contracts');
  const { isContractor } = useSession();
  const range = useReportRange();
  const { currentData, ...query } = useGetReportQuery({ from: range.from, to: range.to });
  const isWrongRange = isApiError(query.error) && query.error.status === 400;

  return (
    <Page
      title={t('titles.reports')}
      subtitle={t(isContractor ? 'reports.subtitleContractor' : 'reports.subtitleHirer')}
    >
      {isWrongRange ? (
        <EmptyState
          title={t('reports.wrongRange')}
          action={
            <Button variant="contained" onClick={range.reset}>
              {t('reports.reset')}
            </Button>
          }
        />
      ) : (
        <>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ mb: 4, gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
          >
            <RangeFields range={range} />
            {currentData && <DownloadButton report={currentData} />}
          </Stack>
          <QueryBoundary
            query={{ ...query, data: currentData }}
            errorMessage={t('reports.failed')}
            skeleton={<Loading />}
          >
            {(report) => <ReportFigures report={report} />}
          </QueryBoundary>
        </>
      )}
    </Page>
  );
}

function Loading() {
  return (
    <Stack spacing={5}>
      <Skeleton variant="rounded" sx={{ height: { xs: 360, md: 220 } }} />
      <Grid container spacing={3}>
        {[0, 1, 2, 3].map((card) => (
          <Grid key={card} size={{ xs: 12, md: 6 }}>
            <Skeleton variant="rounded" height={300} />
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
