import { Button } from '@plumbline/shared-ui/actions';
import { AppleIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OUT_OF_USE } from './out-of-use';

export function AppleButton() {
  const { t } = useTranslation('auth');
  const noteId = useId();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center', justifyContent: 'center' }}
    >
      <Button
        size="small"
        color="inherit"
        startIcon={<AppleIcon />}
        aria-describedby={noteId}
        {...OUT_OF_USE}
      >
        {t('apple.use')}
      </Button>
      <Typography id={noteId} variant="body2" color="text.secondary">
        {t('apple.comingSoon')}
      </Typography>
    </Stack>
  );
}
