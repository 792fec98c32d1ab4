import { useTranslation } from 'react-i18next';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { Typography } from '@plumbline/shared-ui/text';

/** Stars and count of real reviews; without any it says so instead of showing zero stars. */
export function PersonRating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  if (reviewCount === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('person.noReviews')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating value={rating} />
      <Typography variant="body2" color="text.secondary">
        {t('person.reviews', { rating: number(Math.round(rating * 10) / 10), count: reviewCount })}
      </Typography>
    </Stack>
  );
}
