import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NothingFound } from '@plumbline/shared-ui/fields';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { Link } from '@plumbline/shared-ui/text';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PostedJobList } from './PostedJobList';
import { PostedJobsFilter } from './PostedJobsFilter';
import { usePostedJobs, type StatusFilter } from './use-posted-jobs';

export function PostedJobsPage() {
  const { t } = useTranslation('jobs');

  const { view, jobs, q, hasNone } = usePostedJobs();
  const mayPost = useMay('hire');

  return (
    <Page
      title={t('titles.posted')}
      subtitle={!hasNone && <Link to="/recurring-jobs">{t('titles.recurring')}</Link>}
      actions={
        <>
          <ButtonLink to="/projects" variant="outlined">
            {t('posted.projects')}
          </ButtonLink>
          {!hasNone && mayPost && (
            // Wider windows have it in the bar.
            <ButtonLink
              to="/post-contract"
              variant="contained"
              startIcon={<AddIcon />}
              sx={{ display: { sm: 'none' } }}
            >
              {t('posted.post')}
            </ButtonLink>
          )}
        </>
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

type NothingPostedProps = { q: string; status: StatusFilter; onClear: () => void };

function NothingPosted({ q, status, onClear }: NothingPostedProps) {
  const { t } = useTranslation('jobs');
  const mayPost = useMay('hire');
  if (q === '' && status === '') {
    return (
      <EmptyState
        title={t('posted.empty')}
        description={t('posted.emptyHint')}
        action={
          mayPost && (
            <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
              {t('posted.postFirst')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <NothingFound
      isSearch
      title={q === '' ? t(`posted.none.${status || 'open'}`) : t('posted.noMatch', { text: q })}
      onClear={onClear}
    />
  );
}
