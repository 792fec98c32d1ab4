import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';

export type RadioFieldProps<Values extends FieldValues = FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
  helperText?: string;
  isRow?: boolean;
};

/** A choice of which all options are in view. */
export function RadioField<Values extends FieldValues = FieldValues>({
  name,
  label,
  options,
  helperText,
  isRow = false,
}: RadioFieldProps<Values>) {
  return (
    <FormField<Values> name={name} label={label}>
      {(field) => (
        <FormControl error={field.error !== undefined} disabled={field.isDisabled}>
          <FormLabel id={`${field.id}-label`}>{label}</FormLabel>
          <RadioGroup
            row={isRow}
            name={field.name}
            value={field.value ?? ''}
            aria-labelledby={`${field.id}-label`}
            aria-describedby={`${field.id}-text`}
            onChange={(_event, value) => {
              field.onChange(value);
            }}
            onBlur={field.onBlur}
          >
            {options.map((option, index) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                label={option.label}
                // The summary's link leads to the first option.
                control={<Radio slotProps={{ input: { ...(index === 0 && { id: field.id }) } }} />}
              />
            ))}
          </RadioGroup>
          <FormHelperText id={`${field.id}-text`}>{field.error || helperText}</FormHelperText>
        </FormControl>
      )}
    </FormField>
  );
}
