import { loginFormSchema } from '@plumbline/shared-schema/auth';
import {
  CheckboxField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { useTranslation } from 'react-i18next';
import { DemoAccounts } from './DemoAccounts';
import { useKnownEmail } from './use-known-email';
import { useSendSignIn } from './use-send-sign-in';

/** E-mail, password, Remember Me; in the demo also its accounts. */
export function SignInForm() {
  const { t } = useTranslation('auth');
  const email = useKnownEmail();
  const send = useSendSignIn();
  const { demoAccounts } = useSiteSettings();
  const form = useZodForm({
    schema: loginFormSchema,
    defaultValues: { email, password: '', remember: false },
  });

  return (
    <>
      <Form form={form} onSubmit={send}>
        <TextField
          name="email"
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        <CheckboxField name="remember" label={t('signIn.remember')} />
        <SubmitButton size="large" fullWidth>
          {t('signIn.submit')}
        </SubmitButton>
      </Form>
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
