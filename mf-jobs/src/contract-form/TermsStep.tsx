import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACE_MAX, SALARY_MAX } from '@plumbline/shared-schema/limits';
import { EXPERIENCE_LEVELS } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { SelectField, SubmitButton, TextField, useFormContext } from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { useJobLabels } from '../job-card/use-job-labels';
import { HideLocationField } from './HideLocationField';
import type { ContractValues } from './contract-schema';
import { withCurrent } from './select-choices';

// The map is fetched with the step that shows it.
const PlaceField = lazy(() => import('./PlaceField').then((module) => ({ default: module.PlaceField })));

type TermsStepProps = { onBack: () => void; submitLabel: string };

/** Step 2 of a contract: where, for how much, and who (SPEC §2). */
export function TermsStep({ onBack, submitLabel }: TermsStepProps) {
  const { t } = useTranslation('jobs');
  const labels = useJobLabels();
  const { formState } = useFormContext<ContractValues>();
  const { experience } = formState.defaultValues ?? {};

  return (
    <>
      <Suspense
        fallback={
          <Box role="status" aria-busy aria-label={t('post.loadingMap')}>
            <Skeleton variant="rounded" height={560} />
          </Box>
        }
      >
        <PlaceField />
      </Suspense>
      <TextField<ContractValues>
        name="city"
        label={t('post.city')}
        helperText={t('post.cityHint')}
        isOptional
        maxLength={PLACE_MAX}
        autoComplete="address-level2"
      />
      <HideLocationField />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField<ContractValues>
          name="salary"
          label={t('post.salary')}
          helperText={t('post.salaryHint')}
          isOptional
          maxLength={SALARY_MAX}
          autoComplete="off"
        />
        <SelectField<ContractValues>
          name="experience"
          label={t('post.experience')}
          options={withCurrent(EXPERIENCE_LEVELS, experience).map((value) => ({
            value,
            label: labels.experience(value),
          }))}
          placeholder={false}
        />
      </Box>
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
