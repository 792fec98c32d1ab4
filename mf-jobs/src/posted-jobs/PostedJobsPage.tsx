import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { NothingPosted } from './NothingPosted';
import { PostedJobList } from './PostedJobList';
import { PostedJobsFilter } from './PostedJobsFilter';
import { usePostedJobs } from './use-posted-jobs';
import { usePostedJobsView } from './use-posted-jobs-view';

/** Recent Posted Contracts: what the hirer posted, newest first, with a search that works (SPEC §2). */
export function PostedJobsPage() {
  const { t } = useTranslation('jobs');
  const view = usePostedJobsView();
  const { jobs, q, hasNone } = usePostedJobs(view);

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
          empty={<NothingPosted q={q} status={view.status} onClear={view.clear} />}
        >
          {(found) => <PostedJobList jobs={found} onPage={view.turnTo} isStale={jobs.isFetching} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}
