import { SelectField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { useCountries } from './use-countries';

export function CountryField() {
  const { t } = useTranslation('auth');
  return (
    <SelectField
      name="country"
      label={t('fields.country')}
      options={useCountries()}
      autoComplete="country-name"
    />
  );
}
