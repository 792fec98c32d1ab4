import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { BackLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobByline } from '../job-card/JobByline';
import { lastSearch } from '../job-search/last-search';
import { JobBody } from './JobBody';
import { JobSkeleton } from './JobSkeleton';
import { JobNotFound } from './JobNotFound';

export function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const { currentData, ...result } = useGetJobQuery(jobId);
  const isLoading = !currentData && !result.error;

  return (
    <Page
      title={currentData ? titleCase(currentData.title) : t('titles.details')}
      back={
        currentData?.viewer.isOwner ? (
          <BackLink to="/posted-jobs">{t('edit.toPosted')}</BackLink>
        ) : (
          <BackLink to={lastSearch()}>{t('savedSearches.toSearch')}</BackLink>
        )
      }
      subtitle={currentData ? <JobByline job={currentData} /> : isLoading && <Skeleton width={240} />}
    >
      <QueryBoundary
        query={{ ...result, data: currentData }}
        loadingLabel={t('details.loading')}
        skeleton={<JobSkeleton />}
        errorMessage={t('schema:failures.jobDetails')}
        notFound={<JobNotFound />}
      >
        {(job) => (
          <>
            <ClosedBanner job={job} />
            <JobBody job={job} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function ClosedBanner({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  if (job.status === 'open') return null;

  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      {t(job.viewer.isOwner ? 'details.closedByYou' : 'schema:errors.JOB_CLOSED')}
    </Alert>
  );
}
