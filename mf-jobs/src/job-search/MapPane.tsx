import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { nearText } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { MAP_PAGE_SIZE, useMapJobs } from './use-job-results';
import type { JobSearchView } from './use-job-search-view';
import type { ReturnFocus } from './use-return-focus';

const ResultsMap = lazy(() => import('./ResultsMap').then((module) => ({ default: module.ResultsMap })));

type MapPaneProps = {
  view: Pick<JobSearchView, 'filters' | 'sort' | 'page' | 'near' | 'set'>;
  activeId: string | undefined;
  onOpen: ReturnFocus;
};

const HEIGHT = 'max(360px, calc(100vh - 176px))';

/** The map beside the list, in view while the list scrolls; instead of it on small screens. */
export function MapPane({ view, activeId, onOpen }: MapPaneProps) {
  const { t } = useTranslation('jobs');
  const { data, error, isFetching, refetch } = useMapJobs(view, { isShown: true });
  const isPartial = data !== undefined && data.count > MAP_PAGE_SIZE;

  return (
    <Box component="section" aria-label={t('search.map.region')} sx={{ position: { lg: 'sticky' }, top: 88 }}>
      {Boolean(error) && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              loading={isFetching}
              onClick={() => {
                refetch();
              }}
            >
              {t('ui:retry')}
            </Button>
          }
        >
          {t('search.map.failed')}
        </Alert>
      )}
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: HEIGHT }} />}>
        <ResultsMap
          jobs={data?.data ?? []}
          near={view.near}
          activeId={activeId}
          height={HEIGHT}
          onOpen={onOpen}
          onSearchHere={(near) => {
            view.set('jobLocation', nearText(near));
          }}
        />
      </Suspense>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isPartial &&
          t('search.map.range', {
            from: (data.page - 1) * MAP_PAGE_SIZE + 1,
            to: (data.page - 1) * MAP_PAGE_SIZE + data.data.length,
          })}
      </Typography>
    </Box>
  );
}
