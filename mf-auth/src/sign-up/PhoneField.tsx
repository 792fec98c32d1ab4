import { TextField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

export function PhoneField() {
  const { t } = useTranslation('auth');
  return (
    <TextField name="phoneNumber" label={t('fields.phone')} type="tel" inputMode="tel" autoComplete="tel" />
  );
}
