import type { ReactNode } from 'react';
import { InputAdornment, TextInput, useTypedNumber } from '@plumbline/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type FilterTextProps = {
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  icon?: ReactNode;
};

export function FilterText(props: FilterTextProps) {
  const { id, label, value, onChange, placeholder, maxLength, icon } = props;

  return (
    <TextInput
      id={id}
      size="small"
      type="search"
      label={label}
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength, autoComplete: 'off' },
        input: { startAdornment: icon && <InputAdornment position="start">{icon}</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
}

type FilterAmountProps = Pick<FilterTextProps, 'label' | 'value' | 'onChange'> & {
  error?: string | undefined;
};

/** Dollars; `value` is '' or a number as the address has it. */
export function FilterAmount({ label, value, onChange, error }: FilterAmountProps) {
  const { t } = useTranslation('jobs');
  const { text, said, unread, onType } = useTypedNumber({
    value: value === '' ? '' : Number(value),
    onChange: (read) => onChange(String(read)),
    isMoney: true,
    dropsUnread: true,
  });
  const problem = unread === undefined ? error : t(`schema:validation.${unread}`);

  return (
    <TextInput
      size="small"
      label={label}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? said}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'off', inputMode: 'decimal' },
        inputLabel: { shrink: true },
      }}
    />
  );
}
