import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { distanceKm, type Near } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';

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
