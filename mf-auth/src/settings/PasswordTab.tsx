import { useForgotPasswordMutation } from '@plumbline/shared-api/recovery';
import { useSession } from '@plumbline/shared-api/session';
import { useAction, useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, PasswordField, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StillInAlert } from '../access/StillInAlert';
import { NewPasswordField } from '../passwords/NewPasswordField';
import { useChangePassword } from './use-change-password';

export function PasswordTab() {
  const { t } = useTranslation('auth');
  return (
    <Stack spacing={3}>
      <TitledSection title={t('settings.password.title')}>
        <ChangePasswordForm />
      </TitledSection>
      <TitledSection title={t('settings.password.forgotten')} text={t('settings.password.forgottenText')}>
        <ResetLinkButton />
      </TitledSection>
    </Stack>
  );
}

function ChangePasswordForm() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const changePassword = useChangePassword();
  const [isChanged, setChanged] = useState(false);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).changePasswordFormSchema,
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    mode: 'onSubmit',
  });
  // A later attempt that was refused is not to stand below the success of this one.
  if (isChanged && Object.keys(form.formState.errors).length > 0) setChanged(false);

  return (
    <>
      <Box role="status">
        {isChanged && (
          <Alert severity="success" role="none">
            {t('schema:success.passwordUpdated')}
          </Alert>
        )}
        {isChanged && <StillInAlert />}
      </Box>
      <Form
        form={form}
        onSubmit={async (passwords) => {
          setChanged(false);
          await changePassword(passwords);
          form.reset();
          setChanged(true);
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name="oldPassword"
          label={t('settings.password.old')}
          autoComplete="current-password"
        />
        <NewPasswordField
          name="newPassword"
          label={t('settings.password.new')}
          helperText={t('settings.password.hint')}
        />
        <PasswordField
          name="confirmPassword"
          label={t('settings.password.confirm')}
          autoComplete="new-password"
        />
        <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>{t('settings.password.submit')}</SubmitButton>
      </Form>
    </>
  );
}

/** Also the way to a first password, for whoever signed up with Google. */
function ResetLinkButton() {
  const { t } = useTranslation('schema');
  const { user } = useSession();
  const [sendLink, { isLoading }] = useForgotPasswordMutation();
  const run = useAction();
  const button = useKeptFocus(isLoading);
  if (!user) return null;
  return (
    <Button
      ref={button}
      variant="outlined"
      loading={isLoading}
      sx={{ alignSelf: { sm: 'flex-start' } }}
      onClick={() =>
        void run(sendLink({ email: user.email }).unwrap(), { failed: t('failures.sendResetLink') })
      }
    >
      {t('auth:settings.password.sendLink')}
    </Button>
  );
}
