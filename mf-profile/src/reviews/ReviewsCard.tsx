import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Box, Card, Divider, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ReviewCard } from '@plumbline/shared-ui/ReviewCard';
import { Typography } from '@plumbline/shared-ui/text';

const SHOWN = 5;
const PARAMETER = 'reviews';

/** The page of reviews in the address (`?reviews=2`), the first without it. */
function useReviewPage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(PARAMETER));
  const turnTo = useCallback(
    (page: number) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(PARAMETER, String(page));
          return after;
        },
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [Number.isInteger(asked) && asked > 1 ? asked : 1, turnTo];
}

type ReviewsCardProps = { person: Pick<PublicUser, '_id' | 'userType'> };

/** What others wrote after contracts with this person (SPEC §2), newest first. */
export function ReviewsCard({ person }: ReviewsCardProps) {
  const { t } = useTranslation('profile');
  const [page, turnTo] = useReviewPage();
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
          {({ data, count }) => (
            <>
              <Stack
                component="ul"
                spacing={3}
                divider={<Divider component="li" aria-hidden />}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {data.map((review) => (
                  <li key={review._id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </Stack>
              <Pagination page={page} limit={SHOWN} count={count} onChange={turnTo} />
            </>
          )}
        </QueryBoundary>
      </Box>
    </Card>
  );
}
