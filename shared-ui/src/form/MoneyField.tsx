import InputAdornment from '@mui/material/InputAdornment';
import { useFormat } from '@plumbline/shared-ui/format';
import type { FieldValues } from 'react-hook-form';
import { NumberField } from './NumberField';
import type { NumberFieldProps } from './NumberField';

type MoneyFieldProps<Values extends FieldValues> = Omit<
  NumberFieldProps<Values>,
  'isMoney' | 'isLabelAbove' | 'start' | 'end'
>;

/** An amount in dollars, with the currency where the reader's language writes it. */
export function MoneyField<Values extends FieldValues = FieldValues>(props: MoneyFieldProps<Values>) {
  const { currency } = useFormat();
  const side = currency.isFirst ? 'start' : 'end';
  const sign = <InputAdornment position={side}>{currency.sign}</InputAdornment>;
  return <NumberField<Values> {...props} isMoney isLabelAbove {...{ [side]: sign }} />;
}
