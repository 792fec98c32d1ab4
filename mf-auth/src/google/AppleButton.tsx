import { Button } from '@plumbline/shared-ui/actions';
import { AppleIcon } from '@plumbline/shared-ui/brand-icons';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OUT_OF_USE } from './out-of-use';

/** The button has the shape of the other ways to sign in; its description says why it is none yet. */
export function AppleButton() {
  const { t } = useTranslation('auth');
  const noteId = useId();
  return (
    <Button
      fullWidth
      size="large"
      color="inherit"
      variant="outlined"
      startIcon={<AppleIcon />}
      aria-describedby={noteId}
      {...OUT_OF_USE}
    >
      {t('apple.use')}
      <Typography id={noteId} aria-hidden component="span" variant="body2" sx={{ ml: 1 }}>
        {t('apple.comingSoon')}
      </Typography>
    </Button>
  );
}
