import { Form, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { withSkill } from '@plumbline/shared-ui/SkillsField';
import { useTranslation } from 'react-i18next';
import { ProofField } from '../proof/ProofField';
import { DETAILS_DRAFT } from './account-form';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { PhoneField } from './PhoneField';
import { SkillsField } from './SkillsField';
import { TermsAndActions } from './TermsAndActions';

export function ContractorDetailsForm({ place, files, fileError, onFile, onSend, onBack }: DetailsProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    loadSchema: async () => (await import('./contractor-schema')).contractorFormSchema,
    defaultValues: { phoneNumber: '', country: '', skills: [], typedSkill: '' },
  });
  useFormDraft(form, { key: DETAILS_DRAFT });
  return (
    <Form
      form={form}
      onSubmit={({ typedSkill, skills, ...details }) =>
        onSend({ ...details, skills: withSkill(skills, typedSkill), nationalId: files.nationalId })
      }
    >
      <PhoneField />
      <CountryField place={place} />
      <SkillsField />
      <ProofField
        label={t('fields.nationalId')}
        value={files.nationalId}
        error={fileError}
        onChange={(nationalId) => onFile({ nationalId })}
      />
      <TermsAndActions submitLabel={t('signUp.create')} onBack={onBack} />
    </Form>
  );
}
