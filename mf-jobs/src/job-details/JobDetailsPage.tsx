import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobByline } from '../job-card/JobByline';
import { ClosedBanner } from './ClosedBanner';
import { JobBody } from './JobBody';
import { JobSkeleton } from './JobSkeleton';

/** One job (SPEC §2), open to visitors. */
export function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const { currentData, ...result } = useGetJobQuery(jobId);
  const isLoading = !currentData && !result.error;

  return (
    <Page
      title={currentData ? titleCase(currentData.title) : t('titles.details')}
      subtitle={currentData ? <JobByline job={currentData} /> : isLoading && <Skeleton width={240} />}
    >
      <QueryBoundary
        query={{ ...result, data: currentData }}
        loadingLabel={t('details.loading')}
        skeleton={<JobSkeleton />}
        errorMessage={t('schema:failures.jobDetails')}
        notFound={
          <EmptyState
            title={t('jobDetailsPage.jobNotFound')}
            description={t('details.notFoundHint')}
            action={
              <ButtonLink to="/jobs" variant="contained">
                {t('details.toSearch')}
              </ButtonLink>
            }
          />
        }
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
