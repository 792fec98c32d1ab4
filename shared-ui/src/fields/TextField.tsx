import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { selectInput } from './select-input';

type InputProps = Pick<
  OutlinedInputProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'inputRef'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
>;

type ControlProps = Pick<
  FormControlProps,
  'className' | 'disabled' | 'error' | 'fullWidth' | 'onKeyDown' | 'size' | 'sx'
>;

export type TextFieldProps = InputProps &
  ControlProps & {
    id?: string;
    /** Without it name the input by `slotProps.htmlInput['aria-label']`. */
    label?: ReactNode;
    /** Beneath the input, read with it. */
    helperText?: ReactNode;
    /** The platform's own select; its `<option>`s are the children. */
    select?: boolean;
    children?: ReactNode;
    slotProps?: {
      /** Attributes of the `<input>`, `<textarea>` or `<select>`. */
      htmlInput?: OutlinedInputProps['inputProps'];
      input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment' | 'readOnly'>;
      /** `shrink`: the label stays on the border, as it must above a placeholder. */
      inputLabel?: { shrink?: boolean };
    };
  };

/** Selects and dates are never empty to the eye, so the label cannot lie on them. */
function isLabelOnBorder({ select, type, slotProps }: TextFieldProps): true | undefined {
  return slotProps?.inputLabel?.shrink || select || type === 'date' || undefined;
}

/**
 * A labelled input with a helper text, as wide as its place unless `fullWidth` is false. Takes what the site uses of
 * MUI's component of that name, which brings menus and overlays with it.
 */
export function TextField(props: TextFieldProps) {
  const { id: givenId, label, helperText, select, children, slotProps, ...rest } = props;
  const { className, disabled, error, fullWidth = true, onKeyDown, size, sx, ...input } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const shrink = isLabelOnBorder(props);
  const choice = select ? selectInput({ children, isDisabled: disabled }) : {};
  return (
    <FormControl {...{ className, disabled, error, fullWidth, onKeyDown, size, sx }}>
      {label && (
        <InputLabel htmlFor={id} id={`${id}-label`} shrink={shrink}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        label={label}
        notched={shrink}
        aria-describedby={helperText ? `${id}-helper-text` : undefined}
        {...slotProps?.input}
        {...input}
        {...choice}
        inputProps={{ ...choice.inputProps, ...slotProps?.htmlInput }}
      />
      {helperText && <FormHelperText id={`${id}-helper-text`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
