import { useTranslation } from 'react-i18next';
import { useListRecentJobsQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useSavedIds } from '../save-job/use-saved-ids';
import { HomeSection } from '../home/HomeSection';

const SHOWN = 6;

/** The newest jobs of everybody. */
export function RecentJobs() {
  const { t } = useTranslation('jobs');
  const recentJobs = useListRecentJobsQuery({ page: 1, limit: SHOWN });
  const savedIds = useSavedIds();

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
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {jobs.map((job) => (
              <li key={job._id}>
                <JobCard
                  job={job}
                  heading="h3"
                  action={(titleId) => (
                    <SaveJobIcon jobId={job._id} isSaved={savedIds.has(job._id)} describedBy={titleId} />
                  )}
                />
              </li>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </HomeSection>
  );
}
