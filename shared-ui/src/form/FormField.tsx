import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFieldId } from './field-registry';
import { useMessage } from './use-message';

export type FieldState = {
  id: string;
  name: string;
  // The schema, not the input, knows the value's type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  value: any;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  error: string | undefined;
  isDisabled: boolean;
};

export type FormFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  /** Names the field in the error summary. */
  label: string;
  children: (field: FieldState) => ReactNode;
};

/** Binds any input to its form, such as a `PlacePicker`: pass on `id`, `value`, `onChange` and `error`. */
export function FormField<Values extends FieldValues = FieldValues>({
  children,
  ...field
}: FormFieldProps<Values>) {
  return children(useFormField(field));
}

export function useFormField<Values extends FieldValues>({
  name,
  label,
}: Pick<FormFieldProps<Values>, 'name' | 'label'>): FieldState {
  const id = useFieldId(name, label);
  const message = useMessage();
  const { field, fieldState, formState } = useController<Values>({ name });
  return {
    id,
    name,
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error && (message(fieldState.error.message ?? fieldState.error.root?.message) ?? ''),
    isDisabled: formState.disabled,
  };
}
