import { Form, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { DETAILS_DRAFT } from './account-form';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { DetailsActions } from './DetailsActions';
import { NationalIdField } from './NationalIdField';
import { PhoneField } from './PhoneField';
import { SkillsField } from './SkillsField';
import { TermsField } from './TermsField';

/** Sign-up, step 2 of a contractor. */
export function ContractorDetailsForm({ files, fileError, onFile, onSend, onBack }: DetailsProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).contractorDetailsSchema,
    defaultValues: { phoneNumber: '', country: '', skills: [] },
  });
  useFormDraft(form, { key: DETAILS_DRAFT });
  return (
    <Form form={form} onSubmit={(details) => onSend({ ...details, nationalId: files.nationalId })}>
      <PhoneField />
      <CountryField />
      <SkillsField />
      <NationalIdField
        value={files.nationalId}
        error={fileError}
        onChange={(nationalId) => {
          onFile({ nationalId });
        }}
      />
      <TermsField />
      <DetailsActions submitLabel={t('signUp.create')} onBack={onBack} />
    </Form>
  );
}
