import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PERSON_REPORT_REASONS } from '@plumbline/shared-schema/options';
import { FormControlLabel, Radio } from '@plumbline/shared-ui/choices';
import { FormControl, FormHelperText, FormLabel } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';

export function ReasonField() {
  const { t } = useTranslation('messaging');
  const id = useId();

  return (
    <FormField name="reason" label={t('report.reason')}>
      {({ id: fieldId, name, value, onChange, onBlur, error }) => (
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
            {t('report.reason')}
          </FormLabel>
          {PERSON_REPORT_REASONS.map((reason, index) => (
            <FormControlLabel
              key={reason}
              label={t(`schema:options.personReportReason.${reason}`)}
              control={
                <Radio
                  name={name}
                  value={reason}
                  checked={value === reason}
                  onChange={() => onChange(reason)}
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
