import { useTranslation } from 'react-i18next';
import { useGetClientHistoryQuery } from '@plumbline/shared-api/directory';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { ClientHistory } from '@plumbline/shared-schema/directory';
import { displayName } from '@plumbline/shared-schema/profiles';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Divider, Paper, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { PersonAvatar, ProfileLink, RatingFigure, Typography } from '@plumbline/shared-ui/text';
import { Facts } from '@plumbline/shared-ui/cards';
import { ClientReviews } from './ClientReviews';

const FIGURES_HEIGHT = 112;

export function ClientHistory({ job: { postedBy } }: { job: Pick<Job, 'postedBy'> }) {
  const { t } = useTranslation('jobs');
  const { monthYear } = useFormat();
  const history = useGetClientHistoryQuery(postedBy._id);
  const name = displayName(postedBy);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <PersonAvatar name={name} src={postedBy.profile} size={48} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
              <ProfileLink person={postedBy} color="inherit" underline="hover">
                {name}
              </ProfileLink>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {history.data ? (
                t('details.history.memberSince', { date: monthYear(history.data.memberSince) })
              ) : (
                <Skeleton width={160} />
              )}
            </Typography>
          </Box>
        </Stack>
        <QueryBoundary
          query={history}
          loadingLabel={t('details.history.loading')}
          skeleton={<Skeleton variant="rounded" height={FIGURES_HEIGHT} />}
          errorMessage={t('schema:failures.loadData')}
        >
          {(figures) => (
            <Stack spacing={2}>
              <ClientFigures figures={figures} />
              <Divider />
              {figures.reviewCount > 0 ? (
                <ClientReviews userId={postedBy._id} />
              ) : (
                <Typography color="text.secondary">{t('details.noHistory')}</Typography>
              )}
            </Stack>
          )}
        </QueryBoundary>
      </Stack>
    </Paper>
  );
}

function ClientFigures({ figures }: { figures: ClientHistory }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const { jobsPosted, openJobs, hires, rating, reviewCount } = figures;

  return (
    <Facts
      columns={4}
      size="large"
      entries={[
        { term: t('details.history.jobsPosted'), text: number(jobsPosted) },
        { term: t('details.history.openJobs'), text: number(openJobs) },
        { term: t('details.history.hires'), text: number(hires) },
        {
          term: t('details.history.rating'),
          text: <RatingFigure rating={rating} reviewCount={reviewCount} />,
        },
      ]}
    />
  );
}
