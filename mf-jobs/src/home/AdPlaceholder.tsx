import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

export function AdPlaceholder() {
  const { t } = useTranslation('jobs');
  return (
    <Box
      component="aside"
      aria-label={t('home.ad')}
      sx={{
        width: '100%',
        maxWidth: 750,
        minHeight: 100,
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
        {t('home.ad')}
      </Typography>
      <Typography variant="caption">{t('home.adSize')}</Typography>
    </Box>
  );
}
