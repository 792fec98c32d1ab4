import { useTranslation } from 'react-i18next';
import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { NothingPosted } from './NothingPosted';
import { PostedJobList } from './PostedJobList';
import { PostedJobsFilter } from './PostedJobsFilter';
import { usePostedJobsView } from './use-posted-jobs-view';
import { useSettled } from './use-settled';

/** Recent Posted Contracts: what the hirer posted, newest first, with a search that works (SPEC §2). */
export function PostedJobsPage() {
  const { t } = useTranslation('jobs');
  const view = usePostedJobsView();
  const { status, page } = view;
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS);
  const jobs = useSearchMyJobsQuery({
    ...(q !== '' && { q }),
    ...(status !== '' && { status }),
    page,
    limit: DEFAULT_PAGE_SIZE,
  });
  const hasNone = jobs.data?.count === 0 && !view.isFiltered;

  return (
    <Page
      title={t('titles.posted')}
      actions={
        !hasNone && (
          <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
            {t('posted.post')}
          </ButtonLink>
        )
      }
    >
      <Stack spacing={3}>
        {!hasNone && <PostedJobsFilter view={view} count={jobs.data?.count} />}
        <QueryBoundary
          query={jobs}
          loadingLabel={t('posted.loading')}
          errorMessage={t('schema:failures.loadJobs')}
          isEmpty={({ count }) => count === 0}
          empty={<NothingPosted view={view} />}
        >
          {(found) => <PostedJobList jobs={found} onPage={view.turnTo} isStale={jobs.isFetching} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}
