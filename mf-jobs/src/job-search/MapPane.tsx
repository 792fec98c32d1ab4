import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Job, JobPage } from '@plumbline/shared-schema/jobs';
import { nearText } from '@plumbline/shared-schema/near';
import type { Near } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { RESULTS_MAP_HEIGHT, type ReturnFocus } from '@plumbline/shared-ui/search';
import { basedAt } from '../place/based-at';
import { MAP_PAGE_SIZE, useMapJobs } from './use-job-results';
import type { JobSearchView } from './use-job-search-view';

type MapPaneProps = {
  view: Pick<JobSearchView, 'filters' | 'sort' | 'page' | 'near' | 'set'>;
  activeId: string | undefined;
  onOpen: ReturnFocus;
};

const ResultsMap = lazily(
  () => import('./ResultsMap'),
  'ResultsMap',
  <Skeleton variant="rounded" sx={{ height: RESULTS_MAP_HEIGHT }} />,
);

const NO_JOBS: readonly Job[] = [];

/** The jobs around the page that is listed. */
export const MapPane = memo(function MapPane({ view, activeId, onOpen }: MapPaneProps) {
  const { t } = useTranslation('jobs');
  const { data: newest, error, isFetching, refetch } = useMapJobs(view);
  // New pins are drawn once the list stands.
  const data = useDeferredValue(newest);
  const home = useHome();
  const { near, set } = view;
  const searchHere = useCallback((place: Near) => set('jobLocation', nearText(place)), [set]);
  const shown = useMemo(() => data && shownOf(data), [data]);

  return (
    <>
      {Boolean(error) && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" loading={isFetching} onClick={() => refetch()}>
              {t('ui:retry')}
            </Button>
          }
        >
          {t('search.map.failed')}
        </Alert>
      )}
      <ResultsMap
        jobs={data?.data ?? NO_JOBS}
        near={near}
        home={home}
        activeId={activeId}
        height={RESULTS_MAP_HEIGHT}
        shown={shown}
        onOpen={onOpen}
        onSearchHere={searchHere}
      />
    </>
  );
});

/** Where the reader is based, who looks for work around it first. */
function useHome() {
  const { user } = useSession();
  return useMemo(() => {
    const base = basedAt(user);
    return base && { lat: base.coordinates[0], lng: base.coordinates[1] };
  }, [user]);
}

function shownOf({ data, page, count }: JobPage) {
  const before = (page - 1) * MAP_PAGE_SIZE;
  return { from: before + 1, to: before + data.length, total: count };
}
