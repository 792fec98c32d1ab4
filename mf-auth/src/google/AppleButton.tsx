import { Button } from '@plumbline/shared-ui/actions';
import { AppleIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OUT_OF_USE } from './out-of-use';

export function AppleButton() {
  const { t } = useTranslation('auth');
  const noteId = useId();
  return (
    <Box>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<AppleIcon />}
        aria-describedby={noteId}
        {...OUT_OF_USE}
      >
        {t('apple.use')}
      </Button>
      <Typography id={noteId} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        {t('apple.comingSoon')}
      </Typography>
    </Box>
  );
}
