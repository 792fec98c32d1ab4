import { useTranslation } from 'react-i18next';
import { useListRecentJobsQuery } from '@plumbline/shared-api/jobs';
import { CardList, Box, Skeleton } from '@plumbline/shared-ui/layout';
import { withoutTwins } from './distinct-drawings';
import { JobTile } from './JobTile';
import { OpenJobsSection } from './OpenJobsSection';
import { BESIDE, RAIL, TILE_HEIGHT } from './rail';

const SHOWN = 8;

/** The newest open jobs, newest first. Renders nothing without any or without an answer. */
export function OpenJobs() {
  const { t } = useTranslation('marketing');
  const { data, isLoading } = useListRecentJobsQuery({ page: 1, limit: SHOWN });
  if (!isLoading && !data?.data.length) return null;
  return (
    <OpenJobsSection>
      {data ? (
        <Box key="jobs" role="group" tabIndex={0} aria-label={t('openJobs.title')} sx={{ borderRadius: 2 }}>
          <CardList rows={withoutTwins(data.data)} spacing={0} sx={RAIL}>
            {(job) => <JobTile job={job} />}
          </CardList>
        </Box>
      ) : (
        <Box
          key="loading"
          role="status"
          aria-busy="true"
          aria-label={t('openJobs.loading')}
          sx={{ ...RAIL, overflow: 'hidden' }}
        >
          {Array.from({ length: BESIDE }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={TILE_HEIGHT} />
          ))}
        </Box>
      )}
    </OpenJobsSection>
  );
}
