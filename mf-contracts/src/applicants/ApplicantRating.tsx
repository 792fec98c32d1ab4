import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { Typography } from '@plumbline/shared-ui/text';

/** Partial: a server of before does not say it. */
type ApplicantRatingProps = { person: Partial<Pick<Application['userId'], 'rating' | 'reviewCount'>> };

export function ApplicantRating({ person: { rating = 0, reviewCount = 0 } }: ApplicantRatingProps) {
  const { t } = useTranslation('contracts');
  if (reviewCount === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('applicant.noReviews')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
      <Rating value={rating} size="small" />
      <Typography variant="body2" color="text.secondary">
        {t('applicant.reviews', { count: reviewCount })}
      </Typography>
    </Stack>
  );
}
