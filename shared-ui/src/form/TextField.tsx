import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/TextInput';
import type { TextInputProps } from '../fields/TextInput';
import { FormField } from './FormField';

export type TextFieldProps<Values extends FieldValues = FieldValues> = Pick<
  TextInputProps,
  'placeholder' | 'autoFocus' | 'sx' | 'size'
> & {
  name: FieldPath<Values>;
  label: string;
  /** The value of `number` is a number, or '' when empty: with `undefined` the first value would come back. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  helperText?: ReactNode;
  /** Says "(optional)" after the label, but where that would be said of a whole table; others are announced as required. */
  isOptional?: boolean | 'unsaid';
  isReadOnly?: boolean;
  /** Also while the field is empty: where it stands beside one whose label does. */
  isLabelAbove?: boolean;
  isDisabled?: boolean;
  maxLength?: number;
  /** For numbers and dates. */
  min?: number | string;
  max?: number | string;
  step?: number | 'any';
  /** Lines of a text area. */
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
};

function fromInput(type: string, text: string): string | number {
  return type === 'number' && text !== '' ? Number(text) : text;
}

export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const {
    name,
    label,
    type = 'text',
    autoComplete,
    inputMode,
    helperText,
    isOptional = false,
    isReadOnly,
    isLabelAbove,
    isDisabled,
    rows,
    start,
    end,
  } = props;
  const { maxLength, min, max, step, placeholder, autoFocus, sx, size } = props;
  const { t } = useTranslation('ui');
  return (
    <FormField<Values> name={name} label={label}>
      {(field) => (
        <TextInput
          id={field.id}
          name={field.name}
          label={isOptional === true ? `${label} ${t('form.optional')}` : label}
          type={type}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(fromInput(type, event.target.value))}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={field.error !== undefined}
          helperText={field.error || helperText}
          disabled={isDisabled || field.isDisabled}
          autoComplete={autoComplete}
          {...(rows !== undefined && { multiline: true, minRows: rows })}
          {...{ placeholder, autoFocus, sx, size }}
          slotProps={{
            htmlInput: { 'aria-required': !isOptional, inputMode, maxLength, min, max, step },
            ...(isLabelAbove && { inputLabel: { shrink: true } }),
            input: { readOnly: isReadOnly, startAdornment: start, endAdornment: end },
          }}
        />
      )}
    </FormField>
  );
}
