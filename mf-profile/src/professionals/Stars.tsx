import { useTranslation } from 'react-i18next';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { Typography } from '@plumbline/shared-ui/text';

type StarsProps = { person: Pick<Professional, 'rating' | 'reviewCount'> };

/** The stars and how many reviews they are of. */
export function Stars({ person: { rating, reviewCount } }: StarsProps) {
  const { t } = useTranslation('profile');
  if (reviewCount === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('person.noReviews')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" sx={{ mt: 0.5, columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Rating value={rating} size="small" />
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {t('search.reviews', { count: reviewCount })}
      </Typography>
    </Stack>
  );
}
