import { Form, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendButton } from '../resend/ResendButton';
import { CodeField } from './CodeField';
import { useVerification } from './use-verification';

type CodeFormProps = {
  email: string;
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  onResendAt: (resendAt: number) => void;
  /** Called once the address is verified. */
  onDone: () => unknown;
  /** Beside the submit button. */
  children?: ReactNode;
};

/** Asks for the code of the mail to `email`, and sends another one on request. */
export function CodeForm({ email, resendAt, onResendAt, onDone, children }: CodeFormProps) {
  const { t } = useTranslation('auth');
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
    <Stack spacing={3}>
      <Form form={form} onSubmit={verify}>
        <CodeField name="code" label={t('code.label')} />
        <Stack direction={{ xs: 'column', sm: 'row-reverse' }} spacing={0} sx={{ gap: 1.5, pt: 1 }}>
          <SubmitButton size="large" sx={{ flex: { sm: 1 } }}>
            {t('code.continue')}
          </SubmitButton>
          {children}
        </Stack>
      </Form>
      <ResendButton
        label={t('code.resend')}
        availableAt={resendAt}
        isSending={isResending}
        onResend={() => void resendAndClear()}
      />
    </Stack>
  );
}
