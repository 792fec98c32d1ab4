import { Checkbox, FormControlLabel, FormGroup } from '@plumbline/shared-ui/choices';
import { FormControl, FormHelperText, FormLabel } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';

export type ChoicesFieldProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  helperText?: string;
};

/** Checkboxes; the form's value is a list of strings. */
export function ChoicesField({ name, label, options, helperText }: ChoicesFieldProps) {
  return (
    <FormField name={name} label={label}>
      {({ id, value, onChange, error }) => {
        const chosen = (value ?? []) as string[];
        return (
          <FormControl component="fieldset" error={error !== undefined}>
            <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
              {label}
            </FormLabel>
            <FormGroup row sx={{ columnGap: 2 }}>
              {options.map((option, index) => (
                <FormControlLabel
                  key={option.value}
                  label={option.label}
                  control={
                    <Checkbox
                      // The error summary links to the first choice.
                      {...(index === 0 && { id })}
                      checked={chosen.includes(option.value)}
                      onChange={(_event, isChecked) => {
                        const others = chosen.filter((one) => one !== option.value);
                        onChange(isChecked ? [...others, option.value] : others);
                      }}
                    />
                  }
                />
              ))}
            </FormGroup>
            <FormHelperText sx={{ mx: 0 }}>{error ?? helperText}</FormHelperText>
          </FormControl>
        );
      }}
    </FormField>
  );
}
