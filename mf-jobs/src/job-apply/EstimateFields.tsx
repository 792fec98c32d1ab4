import { useTranslation } from 'react-i18next';
import { ESTIMATED_TIME_MAX } from '@plumbline/shared-schema/limits';
import { MoneyField, TextField } from '@plumbline/shared-ui/Form';
import { Grid } from '@plumbline/shared-ui/layout';

type EstimateFieldsProps = {
  /** The job pays by the hour or the month. */
  isRate: boolean;
};

export function EstimateFields({ isRate }: EstimateFieldsProps) {
  const { t } = useTranslation('jobs');

  return (
    <Grid container spacing={2.5}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <MoneyField
          name="estimatedServiceCost"
          label={t('apply.cost')}
          helperText={t(isRate ? 'apply.costOfRate' : 'apply.costHint')}
          isOptional
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          name="estimatedCompletionTime"
          label={t('apply.time')}
          helperText={t('apply.timeHint')}
          maxLength={ESTIMATED_TIME_MAX}
          isLabelAbove
          isOptional
        />
      </Grid>
    </Grid>
  );
}
