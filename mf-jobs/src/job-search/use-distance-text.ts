import { useTranslation } from 'react-i18next';
import { useCountryAt } from '@plumbline/shared-api/places';
import type { Job } from '@plumbline/shared-schema/jobs';
import { distanceKm, type Near } from '@plumbline/shared-schema/near';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';

/** '2.4 km away' from the centre of the search; undefined without a centre or a place. */
export function useDistanceText(
  near: Near | undefined,
): (job: Pick<Job, 'jobLocation'>) => string | undefined {
  const { t } = useTranslation('jobs');
  const { distance } = useFormat();
  const country = useCountryAt(near, useLanguage().language);

  return ({ jobLocation }) => {
    if (!near || !jobLocation) return undefined;
    return t('card.away', { distance: distance(distanceKm(near, jobLocation), country) });
  };
}
