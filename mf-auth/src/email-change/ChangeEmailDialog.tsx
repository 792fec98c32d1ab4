import { useChangeEmailMutation } from '@plumbline/shared-api/email-change';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { PasswordField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth-frame/EmailField';

type ChangeEmailDialogProps = { onSent: () => void; onClose: () => void };

/** Asks for the new address and for the password; a code goes to the new address. */
export function ChangeEmailDialog({ onSent, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('auth');
  const [changeEmail] = useChangeEmailMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/email-change')).changeEmailSchema,
    defaultValues: { email: '', password: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('emailChange.change')}
      text={t('emailChange.changeText')}
      size="xs"
      form={form}
      isKeptOpen
      onSubmit={async (given) => {
        await attempt(changeEmail(given).unwrap(), {
          failed: t('emailChange.failed'),
          fieldOf: { PASSWORD_INCORRECT: 'password', EMAIL_TAKEN: 'email' },
        });
        onSent();
      }}
      submit={t('emailChange.send')}
      onClose={onClose}
    >
      <EmailField />
      <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
    </FormDialog>
  );
}
