import { useConfirmEmailMutation } from '@plumbline/shared-api/email-change';
import type { ConfirmEmail, EmailState } from '@plumbline/shared-schema/email-change';
import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code-boxes/CodeField';

type ConfirmEmailDialogProps = {
  /** The present address. */
  email: string;
  pending: NonNullable<EmailState['pending']>;
  onClose: () => void;
};

/** Takes the code that was mailed to the new address, and that of the present one where it has to agree. */
export function ConfirmEmailDialog({ email, pending, onClose }: ConfirmEmailDialogProps) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const [confirm] = useConfirmEmailMutation();
  const attempt = useTry();
  const until = pending.presentCodeUntil;
  const form = useZodForm<ConfirmEmail, ConfirmEmail>({
    loadSchema: async () => {
      const { confirmBothEmailsSchema, confirmEmailSchema } =
        await import('@plumbline/shared-schema/email-change');
      return until === null ? confirmEmailSchema : confirmBothEmailsSchema;
    },
    defaultValues: until === null ? { code: '' } : { code: '', presentCode: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('emailChange.codeTitle')}
      text={t(until === null ? 'emailChange.codeText' : 'emailChange.codesText', {
        minutes: CODE_LIFETIME_MINUTES,
      })}
      size="xs"
      form={form}
      onSubmit={(codes) =>
        attempt(confirm(codes).unwrap(), {
          failed: t('emailChange.failed'),
          fieldOf: { CODE_INVALID: 'code', PRESENT_CODE_INVALID: 'presentCode' },
        })
      }
      submit={t('emailChange.confirm')}
      onClose={onClose}
    >
      <CodeField
        name="code"
        label={t('emailChange.codeOfNew')}
        helperText={t('emailChange.sentTo', { email: pending.email })}
      />
      {until !== null && (
        <CodeField
          name="presentCode"
          label={t('emailChange.codeOfPresent')}
          helperText={`${t('emailChange.sentTo', { email })} ${t('emailChange.unread', { date: date(until) })}`}
        />
      )}
    </FormDialog>
  );
}
