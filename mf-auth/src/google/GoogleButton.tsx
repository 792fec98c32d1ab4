import { useGetProvidersQuery, useGoogleStartUrl } from '@plumbline/shared-api/google';
import { Button } from '@plumbline/shared-ui/actions';
import { GoogleIcon } from '@plumbline/shared-ui/brand-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OUT_OF_USE } from './out-of-use';

type GoogleButtonProps = {
  label: string;
  /** Shown beneath the button and read with it. */
  note?: string;
  returnTo: string;
  isBusy?: boolean;
};

/** A link, since the sign-in begins on the provider's site. Where none is set up, it says so instead. */
export function GoogleButton({ label, note, returnTo, isBusy = false }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const startUrl = useGoogleStartUrl();
  const isMissing = useGetProvidersQuery().data?.google === false;
  const noteId = useId();
  const text = isMissing ? t('google.notSetUp') : note;
  return (
    <Box>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<GoogleIcon />}
        loading={isBusy}
        aria-describedby={text && noteId}
        {...(isMissing ? OUT_OF_USE : { href: startUrl(returnTo) })}
      >
        {label}
      </Button>
      {text && (
        <Typography id={noteId} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
