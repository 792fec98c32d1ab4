import { RESET_LINK_MINUTES } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, PasswordField, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../passwords/NewPasswordField';
import { PasswordChecklist } from '../passwords/PasswordChecklist';
import type { ResetLink } from './reset-link';
import { useSendPassword } from './use-send-password';

type NewPasswordStepProps = { link: ResetLink; onNewLink: () => void };

/** Step 3, which only the link of the mail opens. */
export function NewPasswordStep({ link, onNewLink }: NewPasswordStepProps) {
  const { t } = useTranslation('auth');
  const { send, isLinkDead } = useSendPassword(link);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).resetPasswordFormSchema,
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onSubmit',
  });

  return (
    <Stack spacing={3}>
      {isLinkDead && (
        <Alert severity="info" role="none">
          {t('reset.dead', { minutes: RESET_LINK_MINUTES })}
          <Box sx={{ mt: 1.5 }}>
            <Button color="inherit" variant="outlined" onClick={onNewLink}>
              {t('reset.newLink')}
            </Button>
          </Box>
        </Alert>
      )}
      <Form form={form} onSubmit={send}>
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <NewPasswordField name="newPassword" label={t('reset.password')} />
        <PasswordChecklist name="newPassword" />
        <PasswordField name="confirmPassword" label={t('reset.confirm')} autoComplete="new-password" />
        <SubmitButton size="large" fullWidth>
          {t('reset.submit')}
        </SubmitButton>
      </Form>
      <Link to="/signin" sx={{ alignSelf: 'flex-start', py: 1 }}>
        {t('forgot.toSignIn')}
      </Link>
    </Stack>
  );
}
