import { useListRecentJobsQuery } from '@plumbline/shared-api/jobs';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SampleJob } from './SampleJob';

/** How a job looks: the newest one as the example. */
export function NewestJob() {
  const { t } = useTranslation('jobs');
  const newest = useListRecentJobsQuery({ page: 1, limit: 1 });
  const job = newest.data?.data[0];
  if (job) return <SampleJob jobId={job._id} title={job.title} />;
  return (
    <Page title={t('titles.details')} width="narrow">
      <QueryBoundary query={newest} errorMessage={t('schema:failures.recentJobs')}>
        {() => <Navigate to="/jobs" replace />}
      </QueryBoundary>
    </Page>
  );
}
