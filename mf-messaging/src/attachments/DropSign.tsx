import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Lies over the conversation while files are held over it. */
export function DropSign() {
  const { t } = useTranslation('messaging');

  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 8,
        zIndex: 2,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        opacity: 0.94,
      }}
    >
      <Typography variant="h5" component="p">
        {t('files.drop')}
      </Typography>
    </Box>
  );
}
