import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { FileField } from '@plumbline/shared-ui/FileField';
import { Form, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { withSkill } from '@plumbline/shared-ui/SkillsField';
import { useTranslation } from 'react-i18next';
import { DETAILS_DRAFT } from './account-form';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { PhoneField } from './PhoneField';
import { SkillsField } from './SkillsField';
import { TermsAndActions } from './TermsAndActions';

export function ContractorDetailsForm({ files, fileError, onFile, onSend, onBack }: DetailsProps) {
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
      <CountryField />
      <SkillsField />
      <NationalIdField
        value={files.nationalId}
        error={fileError}
        onChange={(nationalId) => onFile({ nationalId })}
      />
      <TermsAndActions submitLabel={t('signUp.create')} onBack={onBack} />
    </Form>
  );
}

type NationalIdFieldProps = {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

const NATIONAL_ID_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

function NationalIdField({ value, error, onChange }: NationalIdFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={t('auth:fields.nationalId')}
      helperText={t('auth:signUp.nationalIdHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={NATIONAL_ID_TYPES}
      maxBytes={UPLOAD_MAX_BYTES}
      messages={{
        type: (name) => t('schema:validation.attachmentType', { name }),
        size: (name) => t('schema:validation.attachmentSize', { name }),
      }}
    />
  );
}
