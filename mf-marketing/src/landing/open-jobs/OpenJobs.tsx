import { useTranslation } from 'react-i18next';
import { useListRecentJobsQuery } from '@plumbline/shared-api/jobs';
import { CardList, Box, Skeleton } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { TO } from '../destinations';
import { Section } from '../Section';
import { JobTile } from './JobTile';

const SHOWN = 8;
const TILE_WIDTH = 296;
const TILE_HEIGHT = 336;

/** One row that is scrolled sideways; on a phone the next tile shows its edge. */
const rail = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(${String(TILE_WIDTH)}px, 82%)`,
  gap: 2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  // Room for the shadow and the focus ring, which the scrolling would cut off.
  py: 1,
  scrollPaddingInline: { xs: '16px', sm: 0 },
  '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;

/** The newest open jobs. Renders nothing without any or without an answer. */
export function OpenJobs() {
  const { t } = useTranslation('marketing');
  const { data, isLoading } = useListRecentJobsQuery({ page: 1, limit: SHOWN });
  if (!isLoading && !data?.data.length) return null;
  const all = (
    <Link to={TO.jobs} sx={{ fontWeight: 600 }}>
      {t('openJobs.all')}
    </Link>
  );
  return (
    <Section title={t('openJobs.title')} text={t('openJobs.text')} isRaised aside={<Box>{all}</Box>}>
      {data ? (
        <Box key="jobs" role="group" tabIndex={0} aria-label={t('openJobs.title')} sx={{ borderRadius: 2 }}>
          <CardList rows={data.data} spacing={0} sx={rail}>
            {(job) => <JobTile job={job} />}
          </CardList>
        </Box>
      ) : (
        <Box
          key="loading"
          role="status"
          aria-busy="true"
          aria-label={t('openJobs.loading')}
          sx={{ ...rail, overflow: 'hidden' }}
        >
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={TILE_HEIGHT} />
          ))}
        </Box>
      )}
    </Section>
  );
}
