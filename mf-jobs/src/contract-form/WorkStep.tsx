import { useTranslation } from 'react-i18next';
import { JOB_DESCRIPTION_MAX, JOB_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_CATEGORIES, JOB_DURATIONS } from '@plumbline/shared-schema/options';
import {
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormContext,
} from '@plumbline/shared-ui/Form';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useJobLabels } from '../job-card/use-job-labels';
import { AttachmentField } from './AttachmentField';
import type { ContractValues } from './contract-schema';
import { withCurrent } from './select-choices';
import { SkillsField } from './SkillsField';
import type { StoredAttachment } from './StoredFile';

type WorkStepProps = {
  file: File | null;
  onFile: (file: File | null) => void;
  stored?: StoredAttachment | undefined;
};

/** Step 1 of a contract: what is to be done (SPEC §2). */
export function WorkStep({ file, onFile, stored }: WorkStepProps) {
  const { t } = useTranslation('jobs');
  const labels = useJobLabels();
  const { formState } = useFormContext<ContractValues>();
  const { jobType, jobDuration, jobCategory } = formState.defaultValues ?? {};

  return (
    <>
      <TextField<ContractValues>
        name="title"
        label={t('post.title')}
        helperText={t('post.titleHint')}
        maxLength={JOB_TITLE_MAX}
        autoComplete="off"
      />
      <SelectField<ContractValues>
        name="jobType"
        label={t('post.contractType')}
        options={withCurrent(CONTRACT_TYPES, jobType).map((value) => ({
          value,
          label: labels.workType(value),
        }))}
        placeholder={false}
      />
      <TextAreaField<ContractValues>
        name="description"
        label={t('post.description')}
        helperText={t('post.descriptionHint')}
        maxLength={JOB_DESCRIPTION_MAX}
        rows={6}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField<ContractValues>
          name="jobDuration"
          label={t('post.duration')}
          options={withCurrent(JOB_DURATIONS, jobDuration).map((value) => ({
            value,
            label: labels.duration(value),
          }))}
          placeholder={false}
        />
        <SelectField<ContractValues>
          name="jobCategory"
          label={t('post.category')}
          options={withCurrent(JOB_CATEGORIES, jobCategory).map((value) => ({
            value,
            label: labels.category(value),
          }))}
          placeholder={false}
        />
      </Box>
      <SkillsField />
      <AttachmentField file={file} onChange={onFile} stored={stored} />
      <SubmitButton size="large" endIcon={<ArrowForwardIcon />} sx={{ alignSelf: { sm: 'flex-end' } }}>
        {t('post.next')}
      </SubmitButton>
    </>
  );
}
