import { useTranslation } from 'react-i18next';
import { distanceKm, type Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { useFormat } from '@plumbline/shared-ui/format';

/** 'Lyon, 4 km away, travels 25 km': the city, and from the centre of a search how far that is. */
export function useWhereText(near: Near | undefined): (person: Professional) => string | undefined {
  const { t } = useTranslation('profile');
  const { number } = useFormat();

  return ({ location: { city }, point, serviceRadiusKm }) => {
    // Places are known to about a kilometre.
    const away = near && point && Math.max(1, Math.round(distanceKm(near, point)));
    const parts = [
      city,
      away && t('search.away', { distance: number(away) }),
      serviceRadiusKm && t('search.travels', { distance: number(serviceRadiusKm) }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : undefined;
  };
}
