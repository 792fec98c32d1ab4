import { useTranslation } from 'react-i18next';
import { BUDGET_STEP, ESTIMATED_TIME_MAX } from '@plumbline/shared-schema/limits';
import { InputAdornment } from '@plumbline/shared-ui/fields';
import { TextField } from '@plumbline/shared-ui/Form';
import { Grid } from '@plumbline/shared-ui/layout';

/** What the applicant would ask for and how long it would take; both optional. */
export function EstimateFields() {
  const { t } = useTranslation('jobs');

  return (
    <Grid container spacing={2.5}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          name="estimatedServiceCost"
          label={t('apply.cost')}
          type="number"
          inputMode="decimal"
          min={1}
          step={BUDGET_STEP}
          start={<InputAdornment position="start">{'$'}</InputAdornment>}
          isOptional
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          name="estimatedCompletionTime"
          label={t('apply.time')}
          helperText={t('apply.timeHint')}
          maxLength={ESTIMATED_TIME_MAX}
          isOptional
        />
      </Grid>
    </Grid>
  );
}
