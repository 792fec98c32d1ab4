import { useSession } from '@plumbline/shared-api/session';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { SignInForm } from './SignInForm';

/** Signing in, at `/signin` on its own and at `/login` inside the site (SPEC §2, "Log in"). */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const { status } = useSession();
  // Decided once: a sign-in on this page has a destination of its own (DECISIONS 3).
  const [wasSignedIn] = useState(status === 'authenticated');
  if (wasSignedIn) return <Navigate to="/messages" replace />;

  return (
    <AuthFrame
      title={t('signIn.title')}
      subtitle={t('signIn.subtitle')}
      hasBar={!/^\/login\/?$/.test(pathname)}
    >
      <Stack spacing={4}>
        <SignInForm />
        <Typography>
          {t('signIn.noAccount')} <Link to="/signup">{t('signIn.signUp')}</Link>
        </Typography>
      </Stack>
    </AuthFrame>
  );
}
