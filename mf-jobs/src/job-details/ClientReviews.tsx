import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { ClientReview } from './ClientReview';

const SHOWN_AT_FIRST = 3;
/** As many as the server gives at once. */
const SHOWN_AT_MOST = 100;
const REVIEW_HEIGHT = 120;

/** The newest reviews that a hirer has received; the others after a click. */
export function ClientReviews({ userId }: { userId: string }) {
  const { t } = useTranslation('jobs');
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const reviews = useListFeedbacksQuery({ userId, limit });

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
          <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map((review) => (
              <Box component="li" key={review._id}>
                <ClientReview review={review} />
              </Box>
            ))}
          </Stack>
          {limit === SHOWN_AT_FIRST && count > data.length && (
            <Button
              sx={{ mt: 1.5, ml: -2 }}
              onClick={() => {
                setLimit(SHOWN_AT_MOST);
              }}
            >
              {t('details.history.showAll', { count: count - data.length })}
            </Button>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
