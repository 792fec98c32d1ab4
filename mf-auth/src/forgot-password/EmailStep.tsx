import { Form, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth-frame/EmailField';
import { useSendLink } from './use-send-link';

type EmailStepProps = { email: string; onSent: (email: string) => void };

/** Step 1: where to send the link. */
export function EmailStep({ email: knownEmail, onSent }: EmailStepProps) {
  const { t } = useTranslation('auth');
  const { send } = useSendLink();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).forgotPasswordFormSchema,
    defaultValues: { email: knownEmail },
  });

  async function submit({ email }: { email: string }) {
    await send(email);
    onSent(email);
  }

  return (
    <Stack spacing={3}>
      <Form form={form} onSubmit={submit}>
        <EmailField />
        <SubmitButton size="large" fullWidth>
          {t('forgot.continue')}
        </SubmitButton>
      </Form>
      <Link to="/signin" sx={{ alignSelf: 'flex-start', py: 1 }}>
        {t('forgot.toSignIn')}
      </Link>
    </Stack>
  );
}
