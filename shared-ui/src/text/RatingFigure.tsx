import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat } from '@plumbline/shared-ui/format';
import { StarIcon } from '@plumbline/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visually-hidden';

type RatingFigureProps = {
  rating: number;
  reviewCount: number;
  /** `large`: the headline above the bars of a profile. */
  size?: 'small' | 'large';
};

const VARIANTS = { small: 'body2', large: 'h3' } as const;

/**
 * How somebody is rated, `★ 4.8 (6)`: the average of 5, and of how many reviews, or that there is none yet. Said aloud
 * as a sentence. Five stars are for a single review.
 */
export function RatingFigure({ rating, reviewCount: count, size = 'small' }: RatingFigureProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const average = number(Math.round(rating * 10) / 10);
  if (count === 0) {
    return (
      <Typography variant="body2" component="span" color="text.secondary">
        {t('rating.none')}
      </Typography>
    );
  }
  return (
    // What is said aloud stays within, so that it does not widen a page beside whose edge the rating is scrolled.
    <Typography variant={VARIANTS[size]} component="span" sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.5 }}>
        <StarIcon fontSize={size === 'large' ? 'medium' : 'small'} sx={{ color: 'warning.main' }} />
        <b>{average}</b>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{`(${number(count)})`}</Box>
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('rating.of', { rating: average, count })}
      </Box>
    </Typography>
  );
}
