import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';

export type CheckboxFieldProps<Values extends FieldValues = FieldValues> = {
  name: FieldPath<Values>;
  /** Names the field in the error summary, and beside the box unless `children` is given. */
  label: string;
  /** A label with links in it. */
  children?: ReactNode;
  helperText?: string;
};

/** Yes or no: the form's value is a boolean. */
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
                onChange={(_event, isChecked) => {
                  field.onChange(isChecked);
                }}
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
