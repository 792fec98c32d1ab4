import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTypedNumber } from '../fields/use-typed-number';
import { FieldInput } from './FieldInput';
import type { FieldInputProps } from './FieldInput';
import { useFormField } from './FormField';

export type NumberFieldProps<Values extends FieldValues = FieldValues> = Omit<
  FieldInputProps,
  'type' | 'inputMode' | 'rows' | 'maxLength' | 'min' | 'max'
> & {
  name: FieldPath<Values>;
  /** With cents, and read back in dollars. */
  isMoney?: boolean;
};

/**
 * A number, as people of either language write it. Its value is a number, '' when empty, or the text where that cannot
 * be read, which the schema refuses.
 */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { name, isMoney = false, ...input } = props;
  const field = useFormField<Values>({ name, label: input.label });
  const { text, said, onType } = useTypedNumber({
    value: (field.value ?? '') as number | string,
    onChange: field.onChange,
    isMoney,
  });
  return (
    <FieldInput {...input} {...{ field, text, said, onType }} inputMode={isMoney ? 'decimal' : 'numeric'} />
  );
}
