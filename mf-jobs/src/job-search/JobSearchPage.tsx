import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { NearestPrompt } from '@plumbline/shared-ui/search';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { FilterChips } from './FilterChips';
import { JobList } from './JobList';
import { MapPane } from './MapPane';
import { ResultsHeader } from './ResultsHeader';
import { SearchDialogs } from './SearchDialogs';
import { SearchHeading } from './SearchHeading';
import { SearchPanel } from './SearchPanel';
import { useJobResults } from './use-job-results';
import { useJobSearchView } from './use-job-search-view';
import { useReturnFocus } from './use-return-focus';

/** Room for the list and the map side by side. */
const WIDE = '(min-width: 1200px)';
const NO_JOBS: readonly never[] = [];

/** The address holds the whole view. */
export function JobSearchPage() {
  const { t } = useTranslation('jobs');
  const view = useJobSearchView();
  const dialog = useAddressDialog('dialog');
  const query = useJobResults(view);
  const remember = useReturnFocus(query.data?.data ?? NO_JOBS);
  const [pointedAt, setPointedAt] = useState<string>();
  const isWide = useMediaQuery(WIDE);
  const choosePlace = () => dialog.open('place');

  return (
    <Page title={t('search.title')} isFullBleed>
      <Container maxWidth="xl" sx={{ py: { xs: 3, md: 4 } }}>
        <SearchHeading view={view} onSave={() => dialog.open('save')} />
        <SearchPanel view={view} onRepeat={query.refetch} onChooseOnMap={choosePlace} />
        <FilterChips filters={view.filters} onRemove={(name) => view.set(name, '')} onClear={view.clear} />
        <Box
          sx={{
            mt: 3,
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' },
          }}
        >
          <Box>
            <ResultsHeader view={view} results={query.isFetching ? undefined : query.data} />
            {view.sort === 'nearest' && !view.near && (
              <NearestPrompt
                onChoose={(place) => view.set('jobLocation', place)}
                onChooseOnMap={choosePlace}
              />
            )}
            <Box
              sx={{
                display: view.layout === 'list' ? 'block' : 'none',
                [`@media ${WIDE}`]: { display: 'block' },
              }}
            >
              <JobList view={view} query={query} onPoint={setPointedAt} remember={remember} />
            </Box>
          </Box>
          {/* Not by style alone: a map that is not shown must not be loaded. */}
          {(isWide || view.layout === 'map') && (
            <MapPane view={view} activeId={pointedAt} onOpen={remember} />
          )}
        </Box>
        <SearchDialogs view={view} dialog={dialog} />
      </Container>
    </Page>
  );
}
