import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFieldId } from './field-registry';
import { useMessage } from './use-message';

/** What an input needs from its form. */
export type FieldState = {
  id: string;
  name: string;
  // The schema, not the input, knows the value's type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  value: any;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  /** Translated; shown beside the input. */
  error: string | undefined;
  isDisabled: boolean;
};

export type FormFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  /** Names the field in the error summary. */
  label: string;
  children: (field: FieldState) => ReactNode;
};

/** Binds any input (a `FileField`, a `MapPicker`) to its form: pass `id`, `value`, `onChange` and `error` on. */
export function FormField<Values extends FieldValues = FieldValues>({
  name,
  label,
  children,
}: FormFieldProps<Values>) {
  const id = useFieldId(name, label);
  const message = useMessage();
  const { field, fieldState, formState } = useController<Values>({ name });
  return children({
    id,
    name,
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error && (message(fieldState.error.message ?? fieldState.error.root?.message) ?? ''),
    isDisabled: formState.disabled,
  });
}
