import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { RatingFigure, Typography } from '@plumbline/shared-ui/text';

const LINE = {
  display: 'grid',
  gridTemplateColumns: '6.5em 1fr 3em',
  gap: 1.5,
  alignItems: 'center',
} as const;

/** Fewer reviews tell more by themselves than bars. */
const LEAST = 3;

type RatingSummaryProps = {
  person: Pick<PublicUser, 'rating' | 'reviewCount'>;
  /** How many reviews gave 1, 2, … 5 stars. */
  stars: readonly number[];
};

/** The rating, large, and how it came about. */
export function RatingSummary({ person: { rating, reviewCount }, stars }: RatingSummaryProps) {
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <RatingFigure rating={rating} reviewCount={reviewCount} size="large" />
      <RatingBars stars={stars} />
    </Stack>
  );
}

/** The best come first. */
function RatingBars({ stars }: Pick<RatingSummaryProps, 'stars'>) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const all = stars.reduce((sum, count) => sum + count, 0);
  if (all < LEAST) return null;
  const rows = stars.map((count, at) => ({ star: at + 1, count })).reverse();
  return (
    <CardList
      label={t('reviews.distribution')}
      rows={rows}
      keyOf={({ star }) => star}
      spacing={0.75}
      sx={{ maxWidth: 420 }}
    >
      {({ star, count }) => (
        <Box sx={LINE}>
          <Typography variant="body2">{t('reviews.stars', { count: star })}</Typography>
          <Box
            aria-hidden
            sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected', overflow: 'hidden' }}
          >
            <Box sx={{ width: `${String((count / all) * 100)}%`, height: '100%', bgcolor: 'primary.main' }} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {number(count)}
          </Typography>
        </Box>
      )}
    </CardList>
  );
}
