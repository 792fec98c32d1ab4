import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Rating } from '@plumbline/shared-ui/Rating';
import { ReviewReply } from '@plumbline/shared-ui/ReviewCard';
import { ExpandableText, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { firstReviewsOf } from './first-reviews';

/** The largest page the server returns. */
const SHOWN_AT_MOST = 100;
const REVIEW_HEIGHT = 120;

export function ClientReviews({ userId }: { userId: string }) {
  const { t } = useTranslation('jobs');
  const [isWhole, setWhole] = useState(false);
  const reviews = useListFeedbacksQuery(isWhole ? { userId, limit: SHOWN_AT_MOST } : firstReviewsOf(userId));

  return (
    <QueryBoundary
      query={reviews}
      loadingLabel={t('details.history.loading')}
      skeleton={<Skeleton variant="rounded" height={REVIEW_HEIGHT} />}
      errorMessage={t('schema:failures.loadData')}
      isEmpty={({ data }) => data.length === 0}
      empty={<Typography color="text.secondary">{t('details.noHistory')}</Typography>}
    >
      {({ data, count }) => (
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
            {t('details.history.reviews')}
          </Typography>
          <CardList rows={data} spacing={2.5}>
            {(review) => <ClientReview review={review} />}
          </CardList>
          {!isWhole && count > data.length && (
            <Button sx={{ mt: 1.5, ...flushStart }} onClick={() => setWhole(true)}>
              {t('details.history.showAll', { count: count - data.length })}
            </Button>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function ClientReview({ review: { author, rating, review, reply, createdAt } }: { review: Feedback }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const name = author?.fullName ?? t('details.history.anonymous');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={name} src={author?.profile ?? null} size={36} />
        <Stack sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Rating value={rating} />
            <Typography component="time" variant="body2" color="text.secondary" dateTime={createdAt}>
              {date(createdAt)}
            </Typography>
          </Stack>
        </Stack>
      </Stack>
      {review && (
        <Stack dir="auto">
          <ExpandableText text={review} />
        </Stack>
      )}
      <ReviewReply reply={reply} />
    </Stack>
  );
}
