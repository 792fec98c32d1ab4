import type { Owner } from '@plumbline/shared-schema/two-step';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { OwnerFields } from './OwnerFields';

type OwnerDialogProps = {
  title: string;
  text: string;
  submit: string;
  /** `onSubmit` shows its next step. */
  isKeptOpen?: boolean;
  onSubmit: (owner: Owner) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password before what a session alone may not do. */
export function OwnerDialog({
  title,
  text,
  submit,
  isKeptOpen = false,
  onSubmit,
  onClose,
}: OwnerDialogProps) {
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/two-step')).ownerSchema,
    defaultValues: { password: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog {...{ title, text, submit, form, onSubmit, isKeptOpen, onClose }} size="xs">
      <OwnerFields onClose={onClose} />
    </FormDialog>
  );
}
