import { useTranslation } from 'react-i18next';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { ExpandableText, PersonAvatar, Typography } from '@plumbline/shared-ui/text';

/** One contractor's review. */
export function ClientReview({ review: { author, rating, review, createdAt } }: { review: Feedback }) {
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
    </Stack>
  );
}
