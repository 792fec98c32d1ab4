import { usePlaceLookup } from '@plumbline/shared-api/places';
import { useFormContext } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useEffect } from 'react';
import type { DetailsProps } from './details';
import { countryOf } from './use-countries';

/** Chooses the country in which the place lies, unless one is chosen already or nobody knows it. */
export function useCountryOfPlace([lat, lng]: DetailsProps['place']) {
  const { nearest } = usePlaceLookup(useLanguage().language);
  const { getValues, setValue } = useFormContext<{ country: string }>();
  useEffect(() => {
    let isGone = false;
    const choose = async () => {
      const found = await nearest({ lat, lng }).catch(() => null);
      const country = found && countryOf(found.country);
      if (country && !isGone && getValues('country') === '') setValue('country', country);
    };
    void choose();
    return () => {
      isGone = true;
    };
  }, [lat, lng, nearest, getValues, setValue]);
}
