import { useTranslation } from 'react-i18next';
import { JOB_DESCRIPTION_MAX, JOB_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_CATEGORIES, JOB_DURATIONS, JOB_TYPES } from '@plumbline/shared-schema/options';
import {
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormContext,
} from '@plumbline/shared-ui/Form';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box } from '@plumbline/shared-ui/layout';
import { AttachmentField } from './AttachmentField';
import type { JobFormValues } from './job-schema';
import { withCurrent } from './job-values';
import { SkillsField } from './SkillsField';
import type { JobFiles } from './use-job-files';

export function WorkStep({ files }: { files: JobFiles }) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  const { formState } = useFormContext<JobFormValues>();
  const { jobType } = formState.defaultValues ?? {};

  return (
    <>
      <TextField<JobFormValues>
        name="title"
        label={t('post.title')}
        helperText={t('post.titleHint')}
        maxLength={JOB_TITLE_MAX}
        autoComplete="off"
      />
      <SelectField<JobFormValues>
        name="jobType"
        label={t('post.jobType')}
        options={withCurrent(CONTRACT_TYPES, jobType).map((value) => ({
          value,
          label: option('jobType', value),
        }))}
        placeholder={false}
      />
      <TextAreaField<JobFormValues>
        name="description"
        label={t('post.description')}
        helperText={t('post.descriptionHint')}
        maxLength={JOB_DESCRIPTION_MAX}
        rows={6}
      />
      <KindOfWork />
      <SkillsField />
      <AttachmentField files={files} />
      <SubmitButton size="large" endIcon={<ArrowForwardIcon />} sx={{ alignSelf: { sm: 'flex-end' } }}>
        {t('post.next')}
      </SubmitButton>
    </>
  );
}

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
};

/** How long, of what category, and how one is employed. */
function KindOfWork() {
  const { t } = useTranslation('jobs');
  const { option, choices } = useLabels();
  const { formState } = useFormContext<JobFormValues>();
  const { employmentType, jobDuration, jobCategory } = formState.defaultValues ?? {};

  return (
    <Box sx={SIDE_BY_SIDE}>
      <SelectField<JobFormValues>
        name="jobDuration"
        label={t('ui:captions.duration')}
        options={withCurrent(JOB_DURATIONS, jobDuration).map((value) => ({
          value,
          label: option('jobDuration', value),
        }))}
      />
      <SelectField<JobFormValues>
        name="jobCategory"
        label={t('ui:captions.category')}
        options={choices('jobCategory', withCurrent(JOB_CATEGORIES, jobCategory))}
      />
      <SelectField<JobFormValues>
        name="employmentType"
        label={t('search.filters.employmentType')}
        options={JOB_TYPES.map((value) => ({ value, label: option('jobType', value) }))}
        // What has been said once can be changed, not taken back.
        placeholder={employmentType ? false : t('ui:captions.unspecified')}
        isOptional
      />
    </Box>
  );
}
