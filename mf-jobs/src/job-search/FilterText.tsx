import type { ReactNode } from 'react';
import { InputAdornment, TextInput } from '@plumbline/shared-ui/fields';

type FilterTextProps = {
  id?: string;
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

export function FilterText(props: FilterTextProps) {
  const { id, label, value, onChange, placeholder, maxLength, icon, isAmount = false, error } = props;

  return (
    <TextInput
      id={id}
      size="small"
      type={isAmount ? 'number' : 'search'}
      label={label}
      value={value}
      placeholder={placeholder}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          maxLength,
          autoComplete: 'off',
          min: isAmount ? 0 : undefined,
          inputMode: isAmount ? 'decimal' : undefined,
        },
        input: { startAdornment: icon && <InputAdornment position="start">{icon}</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
}
