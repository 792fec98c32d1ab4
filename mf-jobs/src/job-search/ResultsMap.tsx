import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import type { MapPin, MapPlace } from '@plumbline/shared-ui/PinMap';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { SearchMap, type ShownRange } from '@plumbline/shared-ui/SearchMap';
import { JobCards } from './JobCards';

type ResultsMapProps = {
  jobs: readonly Job[];
  near: Near | undefined;
  home: MapPlace | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  onOpen: ReturnFocus;
  height: string;
  shown: ShownRange | undefined;
};

/** Lazy-loaded: imports the map. */
export const ResultsMap = memo(function ResultsMap({ jobs, onOpen, ...map }: ResultsMapProps) {
  const { t } = useTranslation('jobs');

  return (
    <SearchMap
      {...map}
      label={t('search.map.label')}
      pins={useJobPins(jobs)}
      renderCards={(ids) => (
        <JobCards jobs={jobs.filter(({ _id }) => ids.includes(_id))} near={map.near} onOpen={onOpen} />
      )}
    />
  );
});

function useJobPins(jobs: readonly Job[]): MapPin[] {
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
