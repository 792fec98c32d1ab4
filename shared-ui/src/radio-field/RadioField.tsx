import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { FormControlLabel, Radio } from '@plumbline/shared-ui/choices';
import { FormField } from '@plumbline/shared-ui/Form';
import { useId } from 'react';

type RadioOption = {
  value: string;
  label: string;
  /** Below the label, where there is room. */
  hint?: string;
};

export type RadioFieldProps = { name: string; label: string; options: readonly RadioOption[] };

/** A required choice of one, all options in view. */
export function RadioField({ name, label, options }: RadioFieldProps) {
  const id = useId();
  return (
    <FormField name={name} label={label}>
      {({ id: fieldId, name: fieldName, value, onChange, onBlur, error }) => (
        <FormControl
          component="fieldset"
          role="radiogroup"
          aria-labelledby={`${id}-legend`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error !== undefined}
          aria-required
          error={error !== undefined}
        >
          <FormLabel component="legend" id={`${id}-legend`} sx={{ mb: 0.5, fontWeight: 650 }}>
            {label}
          </FormLabel>
          {options.map((option, index) => (
            <FormControlLabel
              key={option.value}
              sx={option.hint === undefined ? undefined : { alignItems: 'flex-start', mr: 0 }}
              label={option.hint === undefined ? option.label : <HintedLabel {...option} />}
              control={
                <Radio
                  name={fieldName}
                  value={option.value}
                  checked={value === option.value}
                  onChange={() => onChange(option.value)}
                  onBlur={onBlur}
                  slotProps={{ input: { id: index === 0 ? fieldId : undefined } }}
                />
              }
            />
          ))}
          {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
        </FormControl>
      )}
    </FormField>
  );
}

function HintedLabel({ label, hint }: RadioOption) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', pt: 1.125, lineHeight: 1.5, fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {hint}
      </Typography>
    </>
  );
}
