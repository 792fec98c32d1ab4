import type { FieldValues } from 'react-hook-form';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

export function TextAreaField<Values extends FieldValues = FieldValues>({
  rows = 4,
  ...props
}: Omit<TextFieldProps<Values>, 'type' | 'start' | 'end'>) {
  return <TextField<Values> rows={rows} {...props} />;
}
