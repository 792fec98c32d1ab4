import { useTranslation } from 'react-i18next';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { AddIcon } from '@plumbline/shared-ui/icons';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { OwnJobSearch } from './OwnJobSearch';

/** Recent Posted Contracts: everything the hirer posted, newest first (SPEC §2). */
export function PostedJobsPage() {
  const { t } = useTranslation('jobs');
  const jobs = useListMyJobsQuery();
  const hasJobs = Boolean(jobs.data?.length);

  return (
    <Page
      title={t('titles.posted')}
      actions={
        hasJobs && (
          <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
            {t('posted.post')}
          </ButtonLink>
        )
      }
    >
      <QueryBoundary
        query={jobs}
        loadingLabel={t('posted.loading')}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title={t('posted.empty')}
            description={t('posted.emptyHint')}
            action={
              <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
                {t('posted.postFirst')}
              </ButtonLink>
            }
          />
        }
      >
        {(rows) => <OwnJobSearch jobs={rows} />}
      </QueryBoundary>
    </Page>
  );
}
