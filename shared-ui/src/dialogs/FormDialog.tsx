import type { FieldValues } from '@plumbline/shared-ui/Form';
import { DialogForm } from './DialogForm';
import type { DialogFormProps } from './DialogForm';
import { TitledDialog } from './TitledDialog';
import type { TitledDialogProps } from './TitledDialog';

type FormDialogProps<Values extends FieldValues, Output> = DialogFormProps<Values, Output> &
  Pick<TitledDialogProps, 'text' | 'isOpen' | 'size' | 'onExited'> & { title: string };

/** A dialog with a form: title, fields, Cancel and the submit button. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, text, isOpen, size, onExited, ...form } = props;
  return (
    <TitledDialog {...{ title, text, isOpen, size, onExited }} isWithoutCloseButton onClose={form.onClose}>
      <DialogForm label={title} {...form} />
    </TitledDialog>
  );
}
