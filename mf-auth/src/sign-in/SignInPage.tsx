import { useSession } from '@plumbline/shared-api/session';
import { useAddress } from '@plumbline/shared-ui/address';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { AppleButton } from '../google/AppleButton';
import { GoogleButton } from '../google/GoogleButton';
import { OrDivider } from '../google/OrDivider';
import { useGoogleOffered } from '../google/use-google-offered';
import { useGoogleReturn } from '../google/use-google-return';
import { SecondStepForm } from '../two-step/SecondStepForm';
import { SignInForm } from './SignInForm';
import { useArrival } from '../arrival/use-arrival';

/** At `/signin` without header and footer, at `/login` inside the site. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const { get } = useAddress();
  const { status } = useSession();
  // Decided once: a sign-in on this page has a destination of its own.
  const [wasSignedIn] = useState(status === 'authenticated');
  const [ticket, setTicket] = useState<string>();
  const isGoogleOffered = useGoogleOffered();
  const arrive = useArrival();
  const { isBusy, failure } = useGoogleReturn({ isIgnored: wasSignedIn, onTicket: setTicket });
  if (wasSignedIn) return <Navigate to="/messages" replace />;

  const hasBar = !/^\/login\/?$/.test(pathname);
  if (ticket !== undefined) {
    return (
      <AuthFrame title={t('twoStep.stepTitle')} subtitle={t('twoStep.stepText')} hasBar={hasBar}>
        <SecondStepForm ticket={ticket} onDone={arrive} onBack={() => setTicket(undefined)} />
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={t('signIn.title')} subtitle={t('signIn.subtitle')} hasBar={hasBar}>
      <Stack spacing={3}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <SignInForm onDone={arrive} onTicket={setTicket}>
          {isGoogleOffered && <OrDivider />}
          <Stack spacing={2}>
            {isGoogleOffered && (
              <GoogleButton label={t('google.use')} returnTo={get('returnTo')} isBusy={isBusy} />
            )}
            <AppleButton />
          </Stack>
        </SignInForm>
        <Typography>
          {t('signIn.noAccount')} <Link to="/signup">{t('signIn.signUp')}</Link>
        </Typography>
      </Stack>
    </AuthFrame>
  );
}
