import MuiRating from '@mui/material/Rating';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** A radio group of stars; needs `name` and `aria-label`. */
export { default as RatingInput } from '@mui/material/Rating';

/** Read-only stars in halves; `value` from 0 to 5. */
export function Rating({ value, size = 'small' }: { value: number; size?: 'small' | 'medium' | 'large' }) {
  const { t } = useTranslation('ui');
  const rounded = Math.round(value * 10) / 10;
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('rating.value', { count: rounded })}
      sx={{ display: 'inline-flex' }}
    >
      <MuiRating
        value={value}
        precision={0.5}
        size={size}
        readOnly
        aria-hidden
        sx={{ color: 'warning.main' }}
      />
    </Box>
  );
}
