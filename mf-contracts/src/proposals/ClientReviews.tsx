import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ReviewCard } from '@plumbline/shared-ui/ReviewCard';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';

const SHOWN = 5;

/** What others wrote about the client after contracts with them. */
export function ClientReviews({ clientId }: { clientId: string }) {
  const { t } = useTranslation('contracts');
  const reviews = useListFeedbacksQuery({ userId: clientId, limit: SHOWN });

  return (
    <DetailSection title={t('proposals.reviews')}>
      <QueryBoundary
        query={reviews}
        skeleton={<Skeleton variant="rounded" height={96} />}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={({ data }) => data.length === 0}
        empty={<Typography color="text.secondary">{t('proposals.noReviews')}</Typography>}
      >
        {({ data, count }) => (
          <Stack spacing={2.5}>
            {data.map((review) => (
              <ReviewCard key={review._id} review={review} />
            ))}
            {count > data.length && (
              <Typography variant="body2" color="text.secondary">
                {t('proposals.moreReviews', { count: count - data.length })}
              </Typography>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </DetailSection>
  );
}
