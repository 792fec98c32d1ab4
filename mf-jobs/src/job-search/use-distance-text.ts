import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';

type Point = { lat: number; lng: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
function distanceKm(from: Point, to: Point): number {
  const [toLat, toLng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const chord =
    Math.sin(toLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(toLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const FINE_BELOW_KM = 10;

/** '2.4 km away' from the centre of the search; undefined without a centre or a place. */
export function useDistanceText(
  near: Near | undefined,
): (job: Pick<Job, 'jobLocation'>) => string | undefined {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();

  return ({ jobLocation }) => {
    if (!near || !jobLocation) return undefined;
    const km = distanceKm(near, jobLocation);
    const rounded = km < FINE_BELOW_KM ? Math.round(km * 10) / 10 : Math.round(km);
    return t('card.away', { distance: number(rounded) });
  };
}
