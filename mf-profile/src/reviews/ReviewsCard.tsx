import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddress, useAddressDialog, type AddressDialog } from '@plumbline/shared-ui/address';
import { Box, Card, CardList, Divider, Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ReviewCard } from '@plumbline/shared-ui/ReviewCard';
import { Typography } from '@plumbline/shared-ui/text';
import { RatingBars } from './RatingBars';

const ReplyDialog = lazily(() => import('./ReplyDialog'), 'ReplyDialog');

const SHOWN = 5;
/** In the address, beside whatever else the profile keeps there. */
const PARAMETER = 'reviews';

type ReviewsCardProps = { person: Pick<PublicUser, '_id' | 'userType'>; isOwn?: boolean };

/** What others wrote after contracts with this person, newest first; oneself may reply to each once. */
export function ReviewsCard({ person, isOwn = false }: ReviewsCardProps) {
  const { t } = useTranslation('profile');
  const address = useAddress();
  const page = address.page(PARAMETER);
  const { turnTo } = address;
  const toPage = useCallback(
    (next: number, { replace }: { replace: boolean }) => turnTo(next, { name: PARAMETER, replace }),
    [turnTo],
  );
  const query = useListFeedbacksQuery({ userId: person._id, page, limit: SHOWN });
  const dialog = useAddressDialog('reply');

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
                {(review) => (
                  <ReviewCard
                    review={review}
                    action={
                      isOwn &&
                      !review.reply && (
                        <Button
                          size="small"
                          sx={{ alignSelf: 'start' }}
                          onClick={() => dialog.open(review._id)}
                        >
                          {t('reply.open')}
                        </Button>
                      )
                    }
                  />
                )}
              </CardList>
              <Pagination page={page} limit={SHOWN} count={count} onChange={toPage} />
              {isOwn && <OpenedReply reviews={data} dialog={dialog} />}
            </>
          )}
        </QueryBoundary>
      </Box>
    </Card>
  );
}

type OpenedReplyProps = { reviews: Feedback[]; dialog: Pick<AddressDialog, 'value' | 'close'> };

function OpenedReply({ reviews, dialog }: OpenedReplyProps) {
  const review = reviews.find(({ _id, reply }) => _id === dialog.value && !reply);
  return review && <ReplyDialog review={review} onClose={dialog.close} />;
}
