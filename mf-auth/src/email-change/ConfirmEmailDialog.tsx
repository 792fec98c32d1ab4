import { useConfirmEmailMutation } from '@plumbline/shared-api/email-change';
import { CODE_LENGTH, CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

/** Takes the code that was mailed to the new address. */
export function ConfirmEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmEmailMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/email-change')).confirmEmailSchema,
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('emailChange.codeTitle')}
      text={t('emailChange.codeText', { minutes: CODE_LIFETIME_MINUTES })}
      size="xs"
      form={form}
      onSubmit={(code) =>
        attempt(confirm(code).unwrap(), {
          failed: t('emailChange.failed'),
          fieldOf: { CODE_INVALID: 'code' },
        })
      }
      submit={t('emailChange.confirm')}
      onClose={onClose}
    >
      <TextField
        name="code"
        label={t('code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
      />
    </FormDialog>
  );
}
