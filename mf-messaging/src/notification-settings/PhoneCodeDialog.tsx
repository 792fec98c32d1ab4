import { useTranslation } from 'react-i18next';
import { useConfirmPhoneMutation } from '@plumbline/shared-api/notification-preferences';
import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import type { PhoneState } from '@plumbline/shared-schema/phone';
import { formatPhone } from '@plumbline/shared-schema/typed-text';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';

type PhoneCodeDialogProps = { pending: NonNullable<PhoneState['pending']>; onClose: () => void };

/** Takes the code that was sent to the number. */
export function PhoneCodeDialog({ pending, onClose }: PhoneCodeDialogProps) {
  const { t } = useTranslation('messaging');
  const [confirm] = useConfirmPhoneMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/phone')).confirmPhoneSchema,
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('settings.phone.codeTitle')}
      text={t('settings.phone.codeText', {
        number: formatPhone(pending.number),
        minutes: CODE_LIFETIME_MINUTES,
      })}
      size="xs"
      form={form}
      onSubmit={(given) =>
        attempt(confirm(given).unwrap(), {
          failed: t('settings.phone.failed'),
          fieldOf: { CODE_INVALID: 'code' },
        })
      }
      submit={t('settings.phone.confirm')}
      onClose={onClose}
    >
      <TextField name="code" autoComplete="one-time-code" label={t('settings.phone.code')} />
    </FormDialog>
  );
}
