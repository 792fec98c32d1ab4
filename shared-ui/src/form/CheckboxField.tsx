import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';

export type CheckboxFieldProps<Values extends FieldValues = FieldValues> = {
  name: FieldPath<Values>;
  /** The label, and the name in the error summary. */
  label: string;
  /** Replaces the label, for one with links. */
  children?: ReactNode;
  helperText?: string;
};

export function CheckboxField<Values extends FieldValues = FieldValues>({
  name,
  label,
  children,
  helperText,
}: CheckboxFieldProps<Values>) {
  return (
    <FormField<Values> name={name} label={label}>
      {(field) => (
        <FormControl error={field.error !== undefined} disabled={field.isDisabled}>
          <FormControlLabel
            label={children ?? label}
            control={
              <Checkbox
                id={field.id}
                name={field.name}
                checked={Boolean(field.value)}
                onChange={(_event, isChecked) => field.onChange(isChecked)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    'aria-invalid': field.error === undefined ? undefined : true,
                    'aria-describedby': `${field.id}-text`,
                  },
                }}
              />
            }
          />
          <FormHelperText id={`${field.id}-text`}>{field.error || helperText}</FormHelperText>
        </FormControl>
      )}
    </FormField>
  );
}
