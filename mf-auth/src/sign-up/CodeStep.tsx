import { CODE_LIFETIME_MINUTES, CODE_TRIES } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { CodeField } from '../code-boxes/CodeField';
import { ResendButton } from '../resend/ResendButton';
import type { PendingAccount } from './pending-account';
import { StartOver } from './StartOver';
import { useVerification } from './use-verification';

type CodeStepProps = {
  pending: PendingAccount;
  onResendAt: (resendAt: number) => void;
  onBack: () => void;
  onDone: () => void;
  onStartOver: () => void;
};

/** Sign-up, step 3: the six digits of the mail (SPEC §2). Skipping is allowed: verification is soft. */
export function CodeStep({ pending, onResendAt, onBack, onDone, onStartOver }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const { email, resendAt } = pending;
  const { verify, resend, isResending } = useVerification({ email, onResendAt, onDone });
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).verifyEmailSchema,
    defaultValues: { email, code: '' },
    mode: 'onSubmit',
  });

  async function resendAndClear() {
    if (await resend()) form.reset();
  }

  return (
    <AuthFrame
      formWidth={480}
      overline={t('signUp.step', { step: 3, steps: 3 })}
      title={t('code.title')}
      subtitle={t('code.subtitle', { email, minutes: CODE_LIFETIME_MINUTES, tries: CODE_TRIES })}
    >
      <Stack spacing={3}>
        <Form form={form} onSubmit={verify}>
          <CodeField name="code" />
          <Stack direction={{ xs: 'column', sm: 'row-reverse' }} spacing={0} sx={{ gap: 1.5, pt: 1 }}>
            <SubmitButton size="large" sx={{ flex: { sm: 1 } }}>
              {t('code.continue')}
            </SubmitButton>
            <Button size="large" variant="outlined" startIcon={<ArrowBackIcon />} onClick={onBack}>
              {t('signUp.back')}
            </Button>
          </Stack>
        </Form>
        <ResendButton
          label={t('code.resend')}
          availableAt={resendAt}
          isSending={isResending}
          onResend={() => {
            void resendAndClear();
          }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, mx: -2 }}>
          <Button onClick={onDone}>{t('code.skip')}</Button>
          <StartOver onStartOver={onStartOver} />
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
