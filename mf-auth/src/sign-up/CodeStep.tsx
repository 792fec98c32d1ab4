import { CODE_LIFETIME_MINUTES, CODE_TRIES } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { CodeForm } from '../code-boxes/CodeForm';
import { forgetPendingAccount } from '../arrival/pending-account';
import type { PendingAccount } from '../arrival/pending-account';
import { audienceOf } from './audience';

type CodeStepProps = {
  pending: PendingAccount;
  onResendAt: (resendAt: number) => void;
  onBack: () => void;
  onDone: () => Promise<void>;
  onStartOver: () => void;
};

/** Step 3. It can be skipped, except by a person whose sign-in was refused because the address is not verified. */
export function CodeStep({ pending, onResendAt, onBack, onDone, onStartOver }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const { email, resendAt, isRequired = false } = pending;
  const facts = { email, minutes: CODE_LIFETIME_MINUTES, tries: CODE_TRIES };

  return (
    <AuthFrame
      audience={audienceOf(pending.answers?.userType)}
      formWidth={480}
      overline={t('signUp.step', { step: 3, steps: 3 })}
      title={t('code.title')}
      subtitle={isRequired ? t('verify.subtitle', facts) : t('code.subtitle', facts)}
    >
      <Stack spacing={3}>
        {isRequired && (
          <Alert severity="info" role="none">
            {t('code.required')}
          </Alert>
        )}
        <CodeForm
          email={email}
          resendAt={resendAt}
          onResendAt={onResendAt}
          onDone={() => {
            forgetPendingAccount();
            return onDone();
          }}
        >
          <Button size="large" variant="outlined" startIcon={<ArrowBackIcon />} onClick={onBack}>
            {t('signUp.back')}
          </Button>
        </CodeForm>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, mx: -2 }}>
          {!isRequired && <Button onClick={() => void onDone()}>{t('code.skip')}</Button>}
          <Button onClick={onStartOver}>{t('signUp.startOver')}</Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
