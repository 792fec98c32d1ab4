import type { ReactNode } from 'react';
import { InputAdornment, TextField } from '@plumbline/shared-ui/fields';

type FilterTextProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  icon?: ReactNode;
  /** Whole dollars instead of text. */
  isAmount?: boolean;
  error?: string | undefined;
};

/** A text or an amount to search by. */
export function FilterText(props: FilterTextProps) {
  const { label, value, onChange, placeholder, maxLength, icon, isAmount = false, error } = props;

  return (
    <TextField
      size="small"
      type={isAmount ? 'number' : 'search'}
      label={label}
      value={value}
      placeholder={placeholder}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{
        htmlInput: { maxLength, autoComplete: 'off', ...(isAmount && { min: 0, inputMode: 'decimal' }) },
        input: { startAdornment: icon && <InputAdornment position="start">{icon}</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
}
