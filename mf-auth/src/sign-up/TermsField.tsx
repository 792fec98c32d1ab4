import { CheckboxField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

export function TermsField() {
  const { t } = useTranslation('auth');
  return <CheckboxField name="termsAccepted" label={t('fields.terms')} />;
}
