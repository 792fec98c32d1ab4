import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@plumbline/shared-api/passkeys';
import { PASSKEY_NAME_MAX } from '@plumbline/shared-schema/limits';
import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import type { PasskeyName } from '@plumbline/shared-schema/passkeys';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { BothStepsFields } from '../two-step/BothStepsFields';
import { FIELD_OF_STEP, useBothSteps } from '../two-step/use-both-steps';
import { makePasskey } from '../webauthn/webauthn';

/** The password and a name, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const steps = useBothSteps();
  const addPasskey = useAddWithBrowser();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/both-steps')).passkeyFormSchema,
    defaultValues: { name: t('passkeys.defaultName'), password: '', code: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      text={t('passkeys.addText')}
      submit={t('twoStep.next')}
      size="xs"
      form={form}
      onSubmit={(given) => steps.send(given, addPasskey)}
      onClose={onClose}
    >
      <TextField name="name" label={t('passkeys.name')} maxLength={PASSKEY_NAME_MAX} autoComplete="off" />
      <BothStepsFields steps={steps} onClose={onClose} />
    </FormDialog>
  );
}

function useAddWithBrowser() {
  const { t } = useTranslation('auth');
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const attempt = useTry();
  const failed = t('passkeys.failed');

  return async ({ name, ...given }: PasskeyName & BothSteps) => {
    const options = await attempt(begin(given).unwrap(), { failed, fieldOf: FIELD_OF_STEP });
    const credential = await attempt(makePasskey(options), { failed });
    if (typeof credential === 'string') throw new Refusal(t(`passkeys.${credential}`), credential, {});
    return attempt(add({ name, credential }).unwrap(), { failed });
  };
}
