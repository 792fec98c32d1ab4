import { useRenamePasskeyMutation } from '@plumbline/shared-api/passkeys';
import { PASSKEY_NAME_MAX } from '@plumbline/shared-schema/limits';
import type { Passkey } from '@plumbline/shared-schema/passkeys';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [rename] = useRenamePasskeyMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/passkeys')).passkeyNameSchema,
    defaultValues: { name: passkey.name },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      submit={t('passkeys.rename')}
      size="xs"
      form={form}
      onSubmit={({ name }) =>
        attempt(rename({ id: passkey._id, name }).unwrap(), { failed: t('passkeys.failed') })
      }
      onClose={onClose}
    >
      <TextField name="name" label={t('passkeys.name')} maxLength={PASSKEY_NAME_MAX} autoComplete="off" />
    </FormDialog>
  );
}
