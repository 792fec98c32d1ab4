import { useTranslation } from 'react-i18next';
import { useCountryAt } from '@plumbline/shared-api/places';
import { distanceKm, type Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';

/** 'Lyon, 4 km away, travels 25 km': the city, and from the centre of a search how far that is. */
export function useWhereText(near: Near | undefined): (person: Professional) => string | undefined {
  const { t } = useTranslation('profile');
  const { radius } = useFormat();
  const countryOfSearch = useCountryAt(near, useLanguage().language);

  return ({ location: { city, country }, point, serviceRadiusKm }) => {
    const inUnits = (km: number) => radius(km, countryOfSearch ?? country);
    const parts = [
      city,
      near && point && t('search.away', { distance: inUnits(distanceKm(near, point)) }),
      serviceRadiusKm && t('search.travels', { distance: inUnits(serviceRadiusKm) }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : undefined;
  };
}
