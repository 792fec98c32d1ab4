import { optionLabel, PREFERRED_SERVICES } from '@plumbline/shared-schema/options';
import { Form, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { DETAILS_DRAFT } from './account-form';
import { ChoicesField } from './ChoicesField';
import { CountryField } from './CountryField';
import type { DetailsProps } from './details';
import { PhoneField } from './PhoneField';
import { TermsAndActions } from './TermsAndActions';

export function ClientDetailsForm({
  place,
  onSend,
  onBack,
}: Pick<DetailsProps, 'place' | 'onSend' | 'onBack'>) {
  const { t } = useTranslation(['auth', 'schema']);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/auth')).clientDetailsSchema,
    defaultValues: { phoneNumber: '', country: '', preferredServices: [] },
  });
  useFormDraft(form, { key: DETAILS_DRAFT });
  return (
    <Form form={form} onSubmit={onSend}>
      <PhoneField />
      <CountryField place={place} />
      <ChoicesField
        name="preferredServices"
        label={t('auth:fields.preferredServices')}
        options={PREFERRED_SERVICES.map((value) => ({
          value,
          label: t(optionLabel('preferredService', value)),
        }))}
      />
      <TermsAndActions submitLabel={t('auth:signUp.create')} onBack={onBack} />
    </Form>
  );
}
