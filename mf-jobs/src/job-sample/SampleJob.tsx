import { useTranslation } from 'react-i18next';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { SampleJobBody } from './SampleJobBody';
import { JobNotFound } from '../job-details/JobNotFound';

type SampleJobProps = {
  jobId: string;
  /** Shown until the job has loaded. */
  title: string;
};

export function SampleJob({ jobId, title }: SampleJobProps) {
  const { t } = useTranslation('jobs');
  const { currentData, ...result } = useGetJobQuery(jobId);

  return (
    <Page title={titleCase(currentData?.title ?? title) || t('titles.details')} width="narrow">
      <QueryBoundary
        query={{ ...result, data: currentData }}
        loadingLabel={t('details.loading')}
        skeleton={
          <Stack spacing={3}>
            <Skeleton variant="rounded" height={160} />
            <Skeleton variant="rounded" height={360} />
          </Stack>
        }
        errorMessage={t('schema:failures.jobDetails')}
        notFound={<JobNotFound />}
      >
        {(job) => <SampleJobBody job={job} />}
      </QueryBoundary>
    </Page>
  );
}
