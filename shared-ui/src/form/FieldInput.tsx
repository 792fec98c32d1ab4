import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DotLine } from '@plumbline/shared-ui/text';
import { TextInput } from '../fields/TextInput';
import type { TextInputProps } from '../fields/TextInput';
import type { FieldState } from './FormField';

export type FieldInputProps = Pick<TextInputProps, 'placeholder' | 'autoFocus' | 'sx' | 'size'> & {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'password';
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
  /** Of dates. */
  min?: string;
  max?: string;
  /** Lines of a text area. */
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
};

type BoundProps = FieldInputProps & {
  field: FieldState;
  text: string;
  onType: (text: string) => void;
  /** Besides the form's own work on leaving. */
  onLeave?: () => void;
  /** What was made of the text, before the helper text. */
  said: string | undefined;
};

/** The input of a form's field that shows `text`. */
export function FieldInput(props: BoundProps) {
  const { field, text, onType, onLeave, said, label, type = 'text', helperText, isOptional = false } = props;
  const { isReadOnly, isLabelAbove, isDisabled, rows, start, end, autoComplete, inputMode } = props;
  const { maxLength, min, max, placeholder, autoFocus, sx, size } = props;
  const { t } = useTranslation('ui');
  const hint = said === undefined ? helperText : <DotLine facts={[said, helperText]} />;
  return (
    <TextInput
      id={field.id}
      name={field.name}
      label={isOptional === true ? `${label} ${t('form.optional')}` : label}
      type={type}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        onLeave?.();
        field.onBlur();
      }}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error || hint}
      disabled={isDisabled || field.isDisabled}
      autoComplete={autoComplete}
      {...(rows !== undefined && { multiline: true, minRows: rows })}
      {...{ placeholder, autoFocus, sx, size }}
      slotProps={{
        htmlInput: { 'aria-required': !isOptional, inputMode, maxLength, min, max },
        ...(isLabelAbove && { inputLabel: { shrink: true } }),
        input: { readOnly: isReadOnly, startAdornment: start, endAdornment: end },
      }}
    />
  );
}
