import InputAdornment from '@mui/material/InputAdornment';
import { useFormat } from '@plumbline/shared-ui/format';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

type MoneyFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps<Values>,
  'type' | 'inputMode' | 'isLabelAbove' | 'start' | 'end' | 'rows' | 'maxLength'
>;

/** An amount in dollars, with the currency where the reader's language writes it. */
export function MoneyField<Values extends FieldValues = FieldValues>(props: MoneyFieldProps<Values>) {
  const { currency } = useFormat();
  const side = currency.isFirst ? 'start' : 'end';
  const sign = <InputAdornment position={side}>{currency.sign}</InputAdornment>;
  return (
    <TextField<Values> {...props} type="number" inputMode="decimal" isLabelAbove {...{ [side]: sign }} />
  );
}
