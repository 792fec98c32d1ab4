import type { Near } from '@plumbline/shared-schema/near';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { useTranslation } from 'react-i18next';
import { useNearestPlace } from './use-nearest-place';

/** "Around Hoboken", by its coordinates while its city is not known. */
export function usePointText(places: PlaceLookup, near: Near | undefined): string | undefined {
  const { t } = useTranslation('ui');
  const nearest = useNearestPlace(places, near);
  if (!near) return undefined;
  return nearest
    ? t('place.around', { place: nearest.name })
    : t('place.point', { latitude: near.lat.toFixed(2), longitude: near.lng.toFixed(2) });
}
