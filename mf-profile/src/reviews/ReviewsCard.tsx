import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import { useMay } from '@plumbline/shared-api/session';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useAddressDialog, type AddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';
import { ReviewCard } from '@plumbline/shared-ui/ReviewCard';
import { PagedCard, usePageOf } from '../paged-card/PagedCard';
import { RatingSummary } from './RatingSummary';
import { reviewsOnPage } from './reviews-on-page';

const ReplyDialog = lazily(() => import('./ReplyDialog'), 'ReplyDialog');

type ReviewsCardProps = {
  person: Pick<PublicUser, '_id' | 'userType' | 'rating' | 'reviewCount'>;
  isOwn?: boolean;
};

/** What others wrote after contracts with this person, newest first; oneself may reply to each once. */
export function ReviewsCard({ person, isOwn = false }: ReviewsCardProps) {
  const { t } = useTranslation('profile');
  const pages = usePageOf('reviews');
  const query = useListFeedbacksQuery(reviewsOnPage(person._id, pages.page));
  const dialog = useAddressDialog('reply');
  const mayReply = useMay('contracts') && isOwn;

  return (
    <>
      <PagedCard
        title={t(person.userType === 'contractor' ? 'reviews.ofContractor' : 'reviews.ofClient')}
        query={query}
        pages={pages}
        loadingLabel={t('reviews.loading')}
        errorMessage={t('reviews.failed')}
        empty={t('reviews.none')}
        spacing={3}
        summary={({ stars = [] }) => <RatingSummary person={person} stars={stars} />}
      >
        {(review: Feedback) => (
          <ReviewCard
            review={review}
            action={
              mayReply &&
              !review.reply && (
                <Button
                  size="small"
                  // Wider than its word it would stand in the middle, and not below the text.
                  sx={{ alignSelf: 'start', minWidth: 44, ...flushStart }}
                  onClick={() => dialog.open(review._id)}
                >
                  {t('reply.open')}
                </Button>
              )
            }
          />
        )}
      </PagedCard>
      {mayReply && <OpenedReply reviews={query.data?.data ?? []} dialog={dialog} />}
    </>
  );
}

type OpenedReplyProps = { reviews: readonly Feedback[]; dialog: Pick<AddressDialog, 'value' | 'close'> };

function OpenedReply({ reviews, dialog }: OpenedReplyProps) {
  const review = reviews.find(({ _id, reply }) => _id === dialog.value && !reply);
  return review && <ReplyDialog review={review} onClose={dialog.close} />;
}
