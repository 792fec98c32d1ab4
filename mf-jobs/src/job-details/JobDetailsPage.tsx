import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { titleCase } from '@plumbline/shared-ui/format';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobByline } from '../job-card/JobByline';
import { JobBody } from './JobBody';
import { JobSkeleton } from './JobSkeleton';

/** One job (SPEC §2), open to visitors. */
export function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const { currentData, ...result } = useGetJobQuery(jobId);

  return (
    <Page
      title={currentData ? titleCase(currentData.title) : t('titles.details')}
      subtitle={currentData && <JobByline job={currentData} />}
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
        {(job) => <JobBody job={job} />}
      </QueryBoundary>
    </Page>
  );
}
