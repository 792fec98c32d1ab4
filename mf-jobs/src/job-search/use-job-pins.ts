import { useMemo } from 'react';
import type { Job } from '@plumbline/shared-schema/jobs';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import type { MapPin } from '@plumbline/shared-ui/PinMap';

/** The jobs that have a place, each with what it pays at least. */
export function useJobPins(jobs: readonly Job[]): MapPin[] {
  const { moneyShort } = useFormat();

  return useMemo(
    () =>
      jobs.flatMap(({ _id, title, jobLocation, salaryMin, salaryMax }) => {
        if (!jobLocation) return [];
        const dollars = salaryMin ?? salaryMax;
        const badge = dollars === null ? undefined : moneyShort(dollars);
        const label = [titleCase(title), badge].filter(Boolean).join(', ');
        return { id: _id, lat: jobLocation.lat, lng: jobLocation.lng, label, badge };
      }),
    [jobs, moneyShort],
  );
}
