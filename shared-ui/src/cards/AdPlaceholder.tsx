import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const WIDTH = 750;
const HEIGHT = 100;

/** Holds the place of a banner. */
export function AdPlaceholder() {
  const { t } = useTranslation('ui');
  return (
    <Box
      component="aside"
      aria-label={t('ad')}
      sx={{
        width: '100%',
        maxWidth: WIDTH,
        minHeight: HEIGHT,
        alignSelf: 'center',
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('ad')}
      </Typography>
      <Typography variant="caption">{`${WIDTH} × ${HEIGHT}`}</Typography>
    </Box>
  );
}
