import { useTranslation } from 'react-i18next';
import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { useMay } from '@plumbline/shared-api/session';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useSettled } from '@plumbline/shared-ui/fields';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { FoundCount } from '../contract-list/FoundCount';
import { NoContracts } from '../contract-list/NoContracts';
import { PostedCard } from './PostedCard';
import type { AllContractsView } from './all-contracts-view';

/** What the hirer posted, newest first; searched and paged by the server. */
export function NewPosted({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  const mayPost = useMay('hire');
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS);
  const jobs = useSearchMyJobsQuery({ ...(q !== '' && { q }), page: view.page, limit: DEFAULT_PAGE_SIZE });

  return (
    <QueryBoundary
      query={jobs.data?.count === 0 ? { ...jobs, data: jobs.currentData } : jobs}
      loadingLabel={t('allContracts.loading')}
      errorMessage={t('schema:failures.loadJobs')}
      isEmpty={({ count }) => count === 0}
      empty={
        <NoContracts
          q={q}
          title={t('allContracts.none.new')}
          hint={t('allContracts.noneText.new')}
          action={
            mayPost && (
              <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
                {t('allContracts.post')}
              </ButtonLink>
            )
          }
          onClear={() => view.search('')}
        />
      }
    >
      {({ data, count, page, limit }) => (
        <Box aria-busy={jobs.isFetching}>
          <FoundCount count={count} isSearch={q !== ''} />
          <CardList label={t('allContracts.tab.new')} rows={data}>
            {(job) => <PostedCard job={job} />}
          </CardList>
          <Pagination page={page} limit={limit} count={count} onChange={view.turnTo} />
        </Box>
      )}
    </QueryBoundary>
  );
}
