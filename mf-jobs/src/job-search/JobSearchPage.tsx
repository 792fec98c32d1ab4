import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Container } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { FilterChips, NearestPrompt, SearchColumns, useReturnFocus } from '@plumbline/shared-ui/search';
import { useFilterTexts } from '../job-filters/use-filter-texts';
import { FoundJobsContext } from './found-jobs';
import { JobList } from './JobList';
import { useRememberedSearch } from './last-search';
import { MapPane } from './MapPane';
import { ResultsHeader } from './ResultsHeader';
import { SearchDialogs } from './SearchDialogs';
import { SearchHeading } from './SearchHeading';
import { SearchPanel } from './SearchPanel';
import { useJobResults } from './use-job-results';
import { useJobSearchView } from './use-job-search-view';
import type { JobSearchView } from './use-job-search-view';

const NO_JOBS: readonly never[] = [];

/** The address holds the whole view. */
export function JobSearchPage() {
  const { t } = useTranslation('jobs');
  const newest = useJobSearchView();
  useRememberedSearch();
  // Another search is rendered piece by piece, while the page answers; what one types in is the newest always.
  const view = useDeferredValue(newest);
  const texts = useFilterTexts(view.filters);
  const places = usePlaceLookup(useLanguage().language);
  const dialog = useAddressDialog('dialog');
  const query = useResults(newest);
  const found = query.isFetching ? undefined : query.data;
  const remember = useReturnFocus(query.data?.data ?? NO_JOBS);
  const [pointedAt, setPointedAt] = useState<string>();
  const { open } = dialog;
  const choosePlace = useCallback(() => open('place'), [open]);

  return (
    <Page title={t('search.title')} isFullBleed>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 4 } }}>
        <SearchHeading view={view} onSave={() => open('save')} />
        <FoundJobsContext value={found}>
          <SearchPanel inputs={view.inputs} onRepeat={query.refetch} onChooseOnMap={choosePlace} />
        </FoundJobsContext>
        <FilterChips texts={texts} onRemove={(name) => view.set(name, '')} onClear={view.clear} />
        <SearchColumns
          layout={view.layout}
          header={
            <>
              <ResultsHeader view={newest} results={found} />
              {view.sort === 'nearest' && !view.near && (
                <NearestPrompt
                  places={places}
                  onChoose={(place) => view.set('jobLocation', place)}
                  onChooseOnMap={choosePlace}
                />
              )}
            </>
          }
          list={<JobList view={view} query={query} onPoint={setPointedAt} remember={remember} />}
          map={<MapPane view={newest} activeId={pointedAt} onOpen={remember} />}
          mapLabel={t('search.map.region')}
        />
        <SearchDialogs view={view} dialog={dialog} />
      </Container>
    </Page>
  );
}

/**
 * New rows are rendered piece by piece, while the page answers; until they stand, the earlier ones count as stale. To be
 * asked with the newest view: an answer that comes while a deferred one is rendered makes React render it all at once.
 */
function useResults(view: JobSearchView) {
  const query = useJobResults(view);
  const data = useDeferredValue(query.data);
  return useMemo(
    () => ({ ...query, data, isFetching: query.isFetching || data !== query.data }),
    [query, data],
  );
}
