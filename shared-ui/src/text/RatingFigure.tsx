import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat } from '@plumbline/shared-ui/format';
import { StarIcon } from '@plumbline/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visually-hidden';

type RatingFigureProps = { rating: number; reviewCount: number };

/** How somebody is rated, `★ 4.8 (6)`: the average of 5, and of how many reviews. Said aloud as a sentence. */
export function RatingFigure({ rating, reviewCount: count }: RatingFigureProps) {
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
    <Typography variant="body2" component="span" sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.5 }}>
        <StarIcon fontSize="small" sx={{ color: 'warning.main' }} />
        <b>{average}</b>
        <Box component="span" sx={{ color: 'text.secondary' }}>{`(${number(count)})`}</Box>
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('rating.of', { rating: average, count })}
      </Box>
    </Typography>
  );
}
