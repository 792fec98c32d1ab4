import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/TextInput';
import { FormField } from './FormField';

export type SelectFieldProps<Values extends FieldValues = FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string | number; label: string }[];
  helperText?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
  autoComplete?: string;
  /** Text of the empty first entry, "Choose…" by default; `false` for none. */
  placeholder?: string | false;
};

/** A native select. */
export function SelectField<Values extends FieldValues = FieldValues>(props: SelectFieldProps<Values>) {
  const {
    name,
    label,
    options,
    helperText,
    isOptional = false,
    isDisabled,
    autoComplete,
    placeholder,
  } = props;
  const { t } = useTranslation('ui');
  return (
    <FormField<Values> name={name} label={label}>
      {(field) => (
        <TextInput
          select
          id={field.id}
          name={field.name}
          label={isOptional ? `${label} ${t('form.optional')}` : label}
          value={field.value ?? ''}
          onChange={({ target }) =>
            field.onChange(options.find(({ value }) => String(value) === target.value)?.value ?? '')
          }
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={field.error !== undefined}
          helperText={field.error || helperText}
          disabled={isDisabled || field.isDisabled}
          slotProps={{
            htmlInput: { 'aria-required': !isOptional, autoComplete },
          }}
        >
          {placeholder !== false && <option value="">{placeholder ?? t('form.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </TextInput>
      )}
    </FormField>
  );
}
