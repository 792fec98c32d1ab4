import { useTranslation } from 'react-i18next';
import { useListRecentJobsQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { CardList } from '@plumbline/shared-ui/layout';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useIsSaved } from '../save-job/use-is-saved';
import { HomeSection } from '../home/HomeSection';
import { NEWEST_JOBS } from './newest-jobs';

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

export function RecentJobs() {
  const { t } = useTranslation('jobs');
  const recentJobs = useListRecentJobsQuery(NEWEST_JOBS);
  const isSaved = useIsSaved();

  return (
    <HomeSection
      title={t('contractorHome.recent')}
      more={{ to: '/jobs', label: t('contractorHome.viewAll') }}
    >
      <QueryBoundary
        query={recentJobs}
        errorMessage={t('schema:failures.recentJobs')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            title={t('contractorHome.noJobs')}
            action={
              <ButtonLink to="/saved-contracts" variant="outlined">
                {t('contractorHome.saved')}
              </ButtonLink>
            }
          />
        }
      >
        {({ data: jobs }) => (
          <CardList rows={jobs} spacing={0} sx={SIDE_BY_SIDE}>
            {(job) => (
              <JobCard
                job={job}
                heading="h3"
                action={(titleId) => (
                  <SaveJobIcon jobId={job._id} isSaved={isSaved(job._id)} describedBy={titleId} />
                )}
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
    </HomeSection>
  );
}
