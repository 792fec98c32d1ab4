import { BUSINESS_TYPES, optionLabel } from '@plumbline/shared-schema/options';
import { Form, SelectField, TextField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { DETAILS_DRAFT } from './account-form';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { DetailsActions } from './DetailsActions';
import { ProfilePictureField } from './ProfilePictureField';
import { TermsField } from './TermsField';

/** Sign-up, step 2 of a company. */
export function CompanyDetailsForm({ files, fileError, onFile, onSend, onBack }: DetailsProps) {
  const { t } = useTranslation(['auth', 'schema']);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).companyDetailsSchema,
    defaultValues: { businessType: '', country: '', website: '' },
  });
  useFormDraft(form, { key: DETAILS_DRAFT });
  return (
    <Form form={form} onSubmit={(details) => onSend({ ...details, profile: files.profile })}>
      <SelectField
        name="businessType"
        label={t('auth:fields.businessType')}
        options={BUSINESS_TYPES.map((value) => ({ value, label: t(optionLabel('businessType', value)) }))}
      />
      <CountryField />
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
        onChange={(profile) => {
          onFile({ profile });
        }}
      />
      <TermsField />
      <DetailsActions submitLabel={t('auth:signUp.nextStep')} onBack={onBack} />
    </Form>
  );
}
