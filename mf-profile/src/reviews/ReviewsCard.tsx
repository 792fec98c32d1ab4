import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { useAddress } from '@plumbline/shared-ui/address';
import { Box, Card, CardList, Divider, Skeleton } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ReviewCard } from '@plumbline/shared-ui/ReviewCard';
import { Typography } from '@plumbline/shared-ui/text';
import { RatingBars } from './RatingBars';

const SHOWN = 5;
/** In the address, beside whatever else the profile keeps there. */
const PARAMETER = 'reviews';

type ReviewsCardProps = { person: Pick<PublicUser, '_id' | 'userType'> };

/** What others wrote after contracts with this person, newest first. */
export function ReviewsCard({ person }: ReviewsCardProps) {
  const { t } = useTranslation('profile');
  const address = useAddress();
  const page = address.page(PARAMETER);
  const { turnTo } = address;
  const toPage = useCallback((next: number) => turnTo(next, PARAMETER), [turnTo]);
  const query = useListFeedbacksQuery({ userId: person._id, page, limit: SHOWN });

  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
          {t(person.userType === 'contractor' ? 'reviews.ofContractor' : 'reviews.ofClient')}
        </Typography>
        <QueryBoundary
          query={query}
          loadingLabel={t('reviews.loading')}
          skeleton={<Skeleton variant="rounded" height={160} />}
          errorMessage={t('reviews.failed')}
          isEmpty={({ count }) => count === 0}
          empty={<Typography color="text.secondary">{t('reviews.none')}</Typography>}
        >
          {({ data, count, stars = [] }) => (
            <>
              <RatingBars stars={stars} />
              <CardList rows={data} spacing={3} divider={<Divider component="li" aria-hidden />}>
                {(review) => <ReviewCard review={review} />}
              </CardList>
              <Pagination page={page} limit={SHOWN} count={count} onChange={toPage} />
            </>
          )}
        </QueryBoundary>
      </Box>
    </Card>
  );
}
