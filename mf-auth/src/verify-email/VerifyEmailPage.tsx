import { useSession } from '@plumbline/shared-api/session';
import { useGetMeQuery } from '@plumbline/shared-api/users';
import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { Box } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { useStepArrival } from '../auth-frame/use-step-arrival';
import { CodeForm } from '../code-boxes/CodeForm';
import { safeReturnTo } from '../arrival/return-to';
import { EmailConfirmed } from './EmailConfirmed';

/** The page for people who skipped the code at the sign-up. */
export function VerifyEmailPage() {
  const { user } = useSession();
  // The address may have been confirmed on another device in the meantime.
  useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [resendAt, setResendAt] = useState(0);
  const isConfirmed = user?.emailVerified ?? false;
  const frame = useStepArrival(isConfirmed ? 'confirmed' : 'code');

  return (
    <Box ref={frame}>
      {user && isConfirmed && <EmailConfirmed email={user.email} />}
      {user && !isConfirmed && <EnterCode email={user.email} resendAt={resendAt} onResendAt={setResendAt} />}
    </Box>
  );
}

type EnterCodeProps = { email: string; resendAt: number; onResendAt: (resendAt: number) => void };

function EnterCode({ email, resendAt, onResendAt }: EnterCodeProps) {
  const { t } = useTranslation('auth');
  const { get } = useAddress();
  return (
    <AuthFrame
      hasBar={false}
      formWidth={480}
      title={t('code.title')}
      subtitle={t('verify.subtitle', { email, minutes: CODE_LIFETIME_MINUTES })}
    >
      <CodeForm email={email} resendAt={resendAt} onResendAt={onResendAt} onDone={() => undefined} />
      <Box sx={{ mt: 3, mx: -2 }}>
        <ButtonLink to={safeReturnTo(get('returnTo'))}>{t('verify.later')}</ButtonLink>
      </Box>
    </AuthFrame>
  );
}
