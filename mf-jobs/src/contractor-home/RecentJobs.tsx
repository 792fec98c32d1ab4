import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { CardList, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useIsSaved } from '../save-job/use-is-saved';
import { useSaveJob } from '../save-job/use-save-job';
import { HomeSection } from '../home/HomeSection';
import { useFirstJobs } from './use-first-jobs';

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  ...PHONE_RAIL,
};

export function RecentJobs() {
  const { t } = useTranslation('jobs');
  const { query, note } = useFirstJobs();
  const isSaved = useIsSaved();
  const { save } = useSaveJob();

  return (
    <HomeSection
      title={t('contractorHome.recent')}
      note={note}
      more={{ to: '/jobs', label: t('contractorHome.viewAll') }}
    >
      <QueryBoundary
        query={query}
        errorMessage={t('schema:failures.recentJobs')}
        isEmpty={(jobs) => jobs.length === 0}
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
        {(jobs) => (
          <CardList rows={jobs} spacing={0} sx={TWO_COLUMNS}>
            {(job) => (
              <JobCard
                job={job}
                heading="h3"
                save={(titleId) => (
                  <SaveJobIcon
                    jobId={job._id}
                    isSaved={isSaved(job._id)}
                    describedBy={titleId}
                    onSave={save}
                  />
                )}
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
    </HomeSection>
  );
}
