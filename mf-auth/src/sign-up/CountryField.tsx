import { SelectField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import type { DetailsProps } from './details';
import { useCountries } from './use-countries';
import { useCountryOfPlace } from './use-country-of-place';

export function CountryField({ place }: Pick<DetailsProps, 'place'>) {
  const { t } = useTranslation('auth');
  useCountryOfPlace(place);
  return (
    <SelectField
      name="country"
      label={t('fields.country')}
      options={useCountries()}
      autoComplete="country-name"
    />
  );
}
