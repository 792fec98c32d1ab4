import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { CodeForm } from '../code-boxes/CodeForm';
import { safeReturnTo } from '../sign-in/return-to';

type EnterCodeProps = { email: string; resendAt: number; onResendAt: (resendAt: number) => void };

/** The six digits again, with the offer to send new ones: those of the sign-up are long out of date. */
export function EnterCode({ email, resendAt, onResendAt }: EnterCodeProps) {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  return (
    <AuthFrame
      hasBar={false}
      formWidth={480}
      title={t('code.title')}
      subtitle={t('verify.subtitle', { email, minutes: CODE_LIFETIME_MINUTES })}
    >
      <CodeForm email={email} resendAt={resendAt} onResendAt={onResendAt} onDone={() => undefined} />
      <Box sx={{ mt: 3, mx: -2 }}>
        <ButtonLink to={safeReturnTo(params.get('returnTo'))}>{t('verify.later')}</ButtonLink>
      </Box>
    </AuthFrame>
  );
}
