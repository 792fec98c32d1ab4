import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function AdPlaceholder() {
  const { t } = useTranslation('marketing');
  return (
    <Box
      component="aside"
      aria-label={t('articles.ad')}
      sx={{
        width: '100%',
        maxWidth: 750,
        minHeight: 100,
        mx: 'auto',
        display: 'grid',
        placeContent: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2">{t('articles.adSize')}</Typography>
    </Box>
  );
}
