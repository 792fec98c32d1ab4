import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS } from '@plumbline/shared-schema/options';
import { FormControlLabel, Radio } from '@plumbline/shared-ui/choices';
import { FormControl, FormHelperText, FormLabel } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { Typography } from '@plumbline/shared-ui/text';

export function ReasonField() {
  const { t } = useTranslation('jobs');
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
          {REPORT_REASONS.map((reason, index) => (
            <FormControlLabel
              key={reason}
              sx={{ alignItems: 'flex-start', mr: 0 }}
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
              label={
                <>
                  <Typography
                    component="span"
                    sx={{ display: 'block', pt: 1.125, lineHeight: 1.5, fontWeight: 600 }}
                  >
                    {t(`schema:options.reportReason.${reason}`)}
                  </Typography>
                  <Typography
                    component="span"
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: { xs: 'none', sm: 'block' } }}
                  >
                    {t(`report.reasons.${reason}`)}
                  </Typography>
                </>
              }
            />
          ))}
          {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
        </FormControl>
      )}
    </FormField>
  );
}
