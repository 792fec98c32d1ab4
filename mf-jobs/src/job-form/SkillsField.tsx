import { useTranslation } from 'react-i18next';
import { useListAllSkillsQuery } from '@plumbline/shared-api/jobs';
import { FormField } from '@plumbline/shared-ui/Form';
import { SkillsField as SkillsInput } from '@plumbline/shared-ui/SkillsField';
import type { JobFormValues } from './job-schema';

/** What is still in the input on submit counts too. */
export function SkillsField() {
  const { t } = useTranslation('jobs');
  // Typing works without the catalogue, so a failure is not shown.
  const { data: catalogue } = useListAllSkillsQuery();

  return (
    <FormField<JobFormValues> name="skillsRequired" label={t('post.skills')}>
      {(skills) => (
        <FormField<JobFormValues> name="typedSkill" label={t('ui:skills.other')}>
          {(typed) => (
            <SkillsInput
              id={typed.id}
              label={t('post.skills')}
              skills={skills.value as string[]}
              onChange={skills.onChange}
              typed={typed.value as string}
              onType={typed.onChange}
              catalogue={catalogue?.map(({ name }) => name)}
              error={typed.error ?? skills.error}
              fullText={t('post.skillsFull')}
            />
          )}
        </FormField>
      )}
    </FormField>
  );
}
