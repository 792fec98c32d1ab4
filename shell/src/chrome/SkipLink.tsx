import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 2,
        borderColor: 'primary.main',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('header.skip')}
    </Box>
  );
}
