import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type ReasonDialogProps = {
  title: string;
  /** What happens, and who reads the reason. */
  text: string;
  submit: string;
  /** Of the field, where what is written is no reason. */
  label?: string | undefined;
  /** Rejects with what the dialog shows. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why: without a reason nothing is done. */
export function ReasonDialog({ title, text, submit, label, onSubmit, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/admin-users')).withReasonSchema,
    defaultValues: { reason: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={title}
      text={text}
      form={form}
      submit={submit}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={label ?? t('reason')} />
    </FormDialog>
  );
}
