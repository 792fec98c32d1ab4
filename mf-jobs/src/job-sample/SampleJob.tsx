import { useTranslation } from 'react-i18next';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { SampleJobBody } from './SampleJobBody';

type SampleJobProps = {
  jobId: string;
  /** Until the job has come. */
  title: string;
};

/** The job of the sample page, read from the server like any other. */
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
        {(job) => <SampleJobBody job={job} />}
      </QueryBoundary>
    </Page>
  );
}
