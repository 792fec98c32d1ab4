import { useTranslation } from 'react-i18next';
import { SALARY_MAX } from '@plumbline/shared-schema/limits';
import { EXPERIENCE_LEVELS } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import {
  FormField,
  SelectField,
  SubmitButton,
  TextField,
  useFormContext,
  useWatch,
} from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { PriceHint } from '../price-hint/PriceHint';
import type { JobFormValues } from './job-schema';
import { withCurrent } from './job-values';
import { PlaceField } from './PlaceField';

type TermsStepProps = { onBack: () => void; submitLabel: string };

export function TermsStep({ onBack, submitLabel }: TermsStepProps) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  const { formState } = useFormContext<JobFormValues>();
  const { experience } = formState.defaultValues ?? {};

  return (
    <>
      <PlaceField />
      <HideLocationField />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField<JobFormValues>
          name="salary"
          label={t('ui:captions.salary')}
          helperText={t('post.salaryHint')}
          isOptional
          maxLength={SALARY_MAX}
          autoComplete="off"
        />
        <SelectField<JobFormValues>
          name="experience"
          label={t('ui:captions.experience')}
          options={withCurrent(EXPERIENCE_LEVELS, experience).map((value) => ({
            value,
            label: option('experience', value),
          }))}
          placeholder={false}
        />
      </Box>
      <SimilarWork />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between' }}
      >
        <Button variant="outlined" size="large" startIcon={<ArrowBackIcon />} onClick={onBack}>
          {t('post.back')}
        </Button>
        <SubmitButton size="large">{submitLabel}</SubmitButton>
      </Stack>
    </>
  );
}

/** What the skills of the first step have cost where the work is. */
function SimilarWork() {
  const [skills, place] = useWatch<JobFormValues, ['skillsRequired', 'jobLocation']>({
    name: ['skillsRequired', 'jobLocation'],
  });
  const [lat, lng] = place?.coordinates ?? [];
  return <PriceHint skills={skills} point={lat === undefined || lng === undefined ? null : { lat, lng }} />;
}

function HideLocationField() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<JobFormValues> name="hideExactLocation" label={t('post.hide')}>
      {(field) => (
        <Box>
          <FormControlLabel
            label={t('post.hide')}
            control={
              <Switch
                id={field.id}
                checked={Boolean(field.value)}
                onChange={(_event, isOn) => field.onChange(isOn)}
                slotProps={{ input: { 'aria-describedby': `${field.id}-text` } }}
              />
            }
          />
          <FormHelperText id={`${field.id}-text`} sx={{ mt: 0 }}>
            {field.error ?? t('post.hideHint')}
          </FormHelperText>
        </Box>
      )}
    </FormField>
  );
}
