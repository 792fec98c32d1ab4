import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@plumbline/shared-api/passkeys';
import { useSession } from '@plumbline/shared-api/session';
import { PASSKEY_NAME_MAX } from '@plumbline/shared-schema/limits';
import type { PasskeyName } from '@plumbline/shared-schema/passkeys';
import type { Owner } from '@plumbline/shared-schema/two-step';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { PasswordField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { makePasskey } from './webauthn';

/** The password and a name, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const addPasskey = useAddWithBrowser();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/passkeys')).passkeyFormSchema,
    defaultValues: { name: t('passkeys.defaultName'), password: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      text={t('passkeys.addText')}
      submit={t('twoStep.next')}
      size="xs"
      form={form}
      onSubmit={addPasskey}
      onClose={onClose}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <TextField name="name" label={t('passkeys.name')} maxLength={PASSKEY_NAME_MAX} autoComplete="off" />
      <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
      {/* Whoever signed up with Google has none. */}
      <Link to="/setting?tab=password" variant="body2" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        {t('twoStep.noPassword')}
      </Link>
    </FormDialog>
  );
}

function useAddWithBrowser() {
  const { t } = useTranslation('auth');
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const attempt = useTry();
  const failed = t('passkeys.failed');

  return async ({ name, password }: PasskeyName & Owner) => {
    const fieldOf = { PASSWORD_INCORRECT: 'password' };
    const options = await attempt(begin({ password }).unwrap(), { failed, fieldOf });
    const credential = await attempt(makePasskey(options), { failed });
    if (typeof credential === 'string') throw new Refusal(t(`passkeys.${credential}`), credential, {});
    return attempt(add({ name, credential }).unwrap(), { failed });
  };
}
