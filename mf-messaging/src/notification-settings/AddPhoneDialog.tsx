import { useTranslation } from 'react-i18next';
import { useAddPhoneMutation } from '@plumbline/shared-api/notification-preferences';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';

type AddPhoneDialogProps = { onSent: () => void; onClose: () => void };

/** Asks for a number; a code goes to it. */
export function AddPhoneDialog({ onSent, onClose }: AddPhoneDialogProps) {
  const { t } = useTranslation('messaging');
  const [addPhone] = useAddPhoneMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/phone')).addPhoneSchema,
    defaultValues: { phoneNumber: '', timeZone: ownTimeZone() },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('settings.phone.add')}
      text={t('settings.phone.addText')}
      size="xs"
      form={form}
      isKeptOpen
      onSubmit={async (given) => {
        await attempt(addPhone(given).unwrap(), {
          failed: t('settings.phone.failed'),
          fieldOf: { SMS_STOPPED: 'phoneNumber' },
        });
        onSent();
      }}
      submit={t('settings.phone.send')}
      onClose={onClose}
    >
      <TextField name="phoneNumber" type="tel" autoComplete="tel" label={t('settings.phone.number')} />
    </FormDialog>
  );
}
