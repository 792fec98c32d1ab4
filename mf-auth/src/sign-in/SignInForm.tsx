import {
  CheckboxField,
  Form,
  PasswordField,
  SubmitButton,
  useWatch,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Link } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth-frame/EmailField';
import { useKnownEmail } from '../auth-frame/known-email';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { DemoAccounts } from './DemoAccounts';
import { useSendSignIn } from './use-send-sign-in';

type SignInFormProps = {
  /** The other ways to sign in. */
  children: ReactNode;
  onDone: () => unknown;
  /** The password was right, and a code is asked for. */
  onTicket: (ticket: string) => void;
};

export function SignInForm({ children, onDone, onTicket }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const email = useKnownEmail();
  const send = useSendSignIn({ onDone, onTicket });
  const { demoAccounts } = useSiteSettings();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).loginFormSchema,
    defaultValues: { email, password: '', remember: false },
  });

  return (
    <>
      <Form form={form} onSubmit={send}>
        <EmailField autoComplete="username webauthn" />
        <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
        >
          <CheckboxField name="remember" label={t('signIn.remember')} />
          <ForgotPasswordLink />
        </Stack>
        <SubmitButton size="large" fullWidth>
          {t('signIn.submit')}
        </SubmitButton>
      </Form>
      <PasskeyButton onDone={onDone} isRemembered={() => form.getValues('remember') === true} />
      {children}
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={(account) => {
            form.setValue('email', account.email, { shouldValidate: true });
            form.setValue('password', account.password, { shouldValidate: true });
            // Enter now signs in.
            form.setFocus('password');
          }}
        />
      )}
    </>
  );
}

/** Hands over the address typed so far. */
function ForgotPasswordLink() {
  const { t } = useTranslation('auth');
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' });
  return (
    <Link to="/forgot-password" state={{ email }} sx={{ py: 1 }}>
      {t('signIn.forgot')}
    </Link>
  );
}
