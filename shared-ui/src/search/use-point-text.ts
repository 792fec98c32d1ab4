import type { Near } from '@plumbline/shared-schema/near';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { useTranslation } from 'react-i18next';
import { useNearestPlace } from './use-nearest-place';

type PointText = { pointText: string | undefined; country: string | undefined };

/** "Around Hoboken", by its coordinates while its city is not known; and in which country that is. */
export function usePointText(places: PlaceLookup, near: Near | undefined): PointText {
  const { t } = useTranslation('ui');
  const nearest = useNearestPlace(places, near);
  if (!near) return { pointText: undefined, country: undefined };
  const pointText = nearest
    ? t('place.around', { place: nearest.name })
    : t('place.point', { latitude: near.lat.toFixed(2), longitude: near.lng.toFixed(2) });
  return { pointText, country: nearest?.country };
}
