import { FormField } from '@plumbline/shared-ui/Form';
import { SkillsField as SkillsInput } from '@plumbline/shared-ui/SkillsField';
import { useTranslation } from 'react-i18next';
import type { ContractorFormValues } from './contractor-schema';

/** What is still in the input on submit counts too. */
export function SkillsField() {
  const { t } = useTranslation(['auth', 'ui']);

  return (
    <FormField<ContractorFormValues> name="skills" label={t('auth:fields.skills')}>
      {(skills) => (
        <FormField<ContractorFormValues> name="typedSkill" label={t('ui:skills.other')}>
          {(typed) => (
            <SkillsInput
              id={typed.id}
              label={t('auth:fields.skills')}
              skills={skills.value as string[]}
              onChange={skills.onChange}
              typed={typed.value as string}
              onType={typed.onChange}
              error={typed.error ?? skills.error}
            />
          )}
        </FormField>
      )}
    </FormField>
  );
}
