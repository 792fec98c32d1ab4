import { useTranslation } from 'react-i18next';
import { JOB_DESCRIPTION_MAX, JOB_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_CATEGORIES, JOB_DURATIONS } from '@plumbline/shared-schema/options';
import { SelectField, SubmitButton, TextAreaField, TextField } from '@plumbline/shared-ui/Form';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useJobLabels } from '../job-card/use-job-labels';
import { AttachmentField } from './AttachmentField';
import type { PostContractValues } from './post-contract-schema';
import { SkillsField } from './SkillsField';

type WorkStepProps = { file: File | null; onFile: (file: File | null) => void };

/** Step 1 of posting: what is to be done (SPEC §2). */
export function WorkStep({ file, onFile }: WorkStepProps) {
  const { t } = useTranslation('jobs');
  const labels = useJobLabels();

  return (
    <>
      <TextField<PostContractValues>
        name="title"
        label={t('post.title')}
        helperText={t('post.titleHint')}
        maxLength={JOB_TITLE_MAX}
        autoComplete="off"
      />
      <SelectField<PostContractValues>
        name="jobType"
        label={t('post.contractType')}
        options={CONTRACT_TYPES.map((value) => ({ value, label: labels.workType(value) }))}
        placeholder={false}
      />
      <TextAreaField<PostContractValues>
        name="description"
        label={t('post.description')}
        helperText={t('post.descriptionHint')}
        maxLength={JOB_DESCRIPTION_MAX}
        rows={6}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField<PostContractValues>
          name="jobDuration"
          label={t('post.duration')}
          options={JOB_DURATIONS.map((value) => ({ value, label: labels.duration(value) }))}
          placeholder={false}
        />
        <SelectField<PostContractValues>
          name="jobCategory"
          label={t('post.category')}
          options={JOB_CATEGORIES.map((value) => ({ value, label: labels.category(value) }))}
          placeholder={false}
        />
      </Box>
      <SkillsField />
      <AttachmentField file={file} onChange={onFile} />
      <SubmitButton size="large" endIcon={<ArrowForwardIcon />} sx={{ alignSelf: { sm: 'flex-end' } }}>
        {t('post.next')}
      </SubmitButton>
    </>
  );
}
