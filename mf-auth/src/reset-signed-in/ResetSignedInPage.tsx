import { useSignOut } from '@plumbline/shared-api/auth';
import { useSession } from '@plumbline/shared-api/session';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { forgetAllDrafts } from '@plumbline/shared-ui/drafts';
import { resetLanguage } from '@plumbline/shared-ui/i18n';
import { Stack } from '@plumbline/shared-ui/layout';
import { resetColorMode } from '@plumbline/shared-ui/theme';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { readResetLink } from '../forgot-password/reset-link';

/** Leads home, unless a reset link led here. The address keeps the link, so that signing out opens step 3. */
export function ResetSignedInPage() {
  const { t, i18n } = useTranslation('auth');
  const { params } = useAddress();
  const { hash } = useLocation();
  const { user } = useSession();
  const signOut = useSignOut();
  const link = readResetLink(params, hash);
  if (!link) return <Navigate to="/" replace />;

  function leave() {
    forgetAllDrafts();
    void signOut();
    resetColorMode();
    void resetLanguage(i18n);
  }

  return (
    <AuthFrame
      title={t('resetSignedIn.title')}
      subtitle={t('resetSignedIn.text', { name: user?.fullName, email: link.email })}
    >
      <Stack spacing={1.5}>
        <Button size="large" variant="contained" onClick={leave}>
          {t('resetSignedIn.signOut')}
        </Button>
        <ButtonLink size="large" variant="outlined" to="/" replace>
          {t('resetSignedIn.stay')}
        </ButtonLink>
      </Stack>
    </AuthFrame>
  );
}
