import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import { BIO_MAX, PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import type { ExperienceForm } from '@plumbline/shared-schema/profile-entries';
import { CheckboxField, TextAreaField, TextField, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';

export function ExperienceFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <TextField
        name="jobTitle"
        label={t('experiences.jobTitle')}
        autoComplete="organization-title"
        maxLength={PROFILE_TITLE_MAX}
        autoFocus
      />
      <TextField
        name="company"
        label={t('experiences.company')}
        autoComplete="organization"
        maxLength={PROFILE_TITLE_MAX}
      />
      <Period />
      <TextAreaField
        name="description"
        label={t('experiences.description')}
        autoComplete="off"
        maxLength={BIO_MAX}
        isOptional
      />
    </>
  );
}

/** The end date is off for somebody who still works there. */
function Period() {
  const { t } = useTranslation('profile');
  const { setValue, clearErrors } = useFormContext<ExperienceForm>();
  const isCurrent = useWatch<ExperienceForm, 'currentlyWorking'>({ name: 'currentlyWorking' });
  const startDate = useWatch<ExperienceForm, 'startDate'>({ name: 'startDate' });
  const today = localDay();
  useEffect(() => {
    if (!isCurrent) return;
    setValue('endDate', '', { shouldDirty: true });
    clearErrors('endDate');
  }, [isCurrent, setValue, clearErrors]);
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField name="startDate" type="date" label={t('experiences.startDate')} max={today} />
        <TextField
          name="endDate"
          type="date"
          label={t('experiences.endDate')}
          min={String(startDate)}
          max={today}
          isDisabled={isCurrent}
        />
      </Box>
      <CheckboxField name="currentlyWorking" label={t('experiences.current')} />
    </div>
  );
}
