import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import { DotLine } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import type { JSX, ReactNode } from 'react';
import { useWrittenDay } from './use-written-day';

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

export type TextInputProps = InputProps &
  ControlProps & {
    id?: string;
    /** Without it name the input by `slotProps.htmlInput['aria-label']`. */
    label?: ReactNode;
    /** Read with the input. */
    helperText?: ReactNode;
    /** A native select; the children are its `<option>`s. */
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

/** Selects, dates and times always show a value, so the label stays above it. */
function isLabelOnBorder({ select, type, slotProps }: TextInputProps): true | undefined {
  return slotProps?.inputLabel?.shrink || select || type === 'date' || type === 'time' || undefined;
}

/**
 * A labelled input with a helper text, as wide as its container unless `fullWidth` is false. A lean subset of
 * MUI's `TextField`, which includes menus and overlays.
 */
export function TextInput(props: TextInputProps) {
  return props.type === 'date' ? <DateInput {...props} /> : <PlainInput {...props} />;
}

/** The day of a date is read before its helper text. */
function DateInput({ helperText, ...props }: TextInputProps) {
  const written = useWrittenDay(props.value);
  const text = written === undefined ? helperText : <DotLine facts={[written, helperText]} />;
  return <PlainInput {...props} helperText={text} />;
}

function PlainInput(props: TextInputProps) {
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

type SelectOptions = { children: ReactNode; isDisabled: boolean | undefined };

/** Props that turn an `OutlinedInput` into a native select. */
function selectInput({ children, isDisabled }: SelectOptions): Partial<OutlinedInputProps> {
  return {
    inputComponent: 'select' as keyof JSX.IntrinsicElements as OutlinedInputProps['inputComponent'],
    // The input sets type "text", which a select lacks.
    inputProps: { children, type: undefined },
    endAdornment: (
      <ExpandMoreIcon
        aria-hidden
        color={isDisabled ? 'disabled' : 'action'}
        sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }}
      />
    ),
    sx: {
      pr: 0,
      '& select': {
        appearance: 'none',
        cursor: isDisabled ? 'default' : 'pointer',
        pr: 5,
        textOverflow: 'ellipsis',
        '& option': { bgcolor: 'background.paper', color: 'text.primary' },
      },
    },
  };
}
