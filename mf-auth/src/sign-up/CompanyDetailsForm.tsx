import { FULL_NAME_MAX, SIGN_UP_IMAGE_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { BUSINESS_TYPES, optionLabel, SIGN_UP_IMAGE_TYPES } from '@plumbline/shared-schema/options';
import { FileField } from '@plumbline/shared-ui/FileField';
import { Form, SelectField, TextField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { DETAILS_DRAFT } from './account-form';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { TermsAndActions } from './TermsAndActions';

export function CompanyDetailsForm({ place, files, fileError, onFile, onSend, onBack }: DetailsProps) {
  const { t } = useTranslation(['auth', 'schema']);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).companyDetailsSchema,
    defaultValues: { companyName: '', businessType: '', country: '', website: '' },
  });
  useFormDraft(form, { key: DETAILS_DRAFT });
  return (
    <Form form={form} onSubmit={(details) => onSend({ ...details, profile: files.profile })}>
      <TextField
        name="companyName"
        label={t('auth:fields.companyName')}
        helperText={t('auth:signUp.companyNameHint')}
        autoComplete="organization"
        maxLength={FULL_NAME_MAX}
        isOptional
      />
      <SelectField
        name="businessType"
        label={t('auth:fields.businessType')}
        options={BUSINESS_TYPES.map((value) => ({ value, label: t(optionLabel('businessType', value)) }))}
      />
      <CountryField place={place} />
      <TextField
        name="website"
        label={t('auth:fields.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        isOptional
      />
      <ProfilePictureField
        value={files.profile}
        error={fileError}
        onChange={(profile) => onFile({ profile })}
      />
      <TermsAndActions submitLabel={t('auth:signUp.nextStep')} onBack={onBack} />
    </Form>
  );
}

type ProfilePictureFieldProps = {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

function ProfilePictureField({ value, error, onChange }: ProfilePictureFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={t('auth:fields.profile')}
      helperText={t('auth:signUp.profileHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={SIGN_UP_IMAGE_TYPES}
      maxBytes={SIGN_UP_IMAGE_MAX_BYTES}
      preview="round"
      messages={{
        type: () => t('schema:validation.invalidImageType'),
        size: () => t('schema:validation.imageSizeLimit'),
      }}
    />
  );
}
