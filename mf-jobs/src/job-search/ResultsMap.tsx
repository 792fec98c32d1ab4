import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { type MapPin, PinMap } from '@plumbline/shared-ui/PinMap';
import { JobPopup } from './JobPopup';
import type { ReturnFocus } from './use-return-focus';

type ResultsMapProps = {
  jobs: readonly Job[];
  near: Near | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  onOpen: ReturnFocus;
  height: string;
};

/** Lazy-loaded: imports the map. */
export function ResultsMap({ jobs, near, activeId, onSearchHere, onOpen, height }: ResultsMapProps) {
  const { t } = useTranslation('jobs');
  const pins = useJobPins(jobs);
  const [seen, setSeen] = useState<Near>();

  return (
    <Box sx={{ position: 'relative' }}>
      <PinMap
        label={t('search.map.label')}
        pins={pins}
        activeId={activeId}
        area={near}
        height={height}
        onMove={setSeen}
        renderPopup={(ids) => <JobPopup jobs={jobs.filter(({ _id }) => ids.includes(_id))} onOpen={onOpen} />}
      />
      {seen && (
        <Button
          variant="contained"
          size="small"
          startIcon={<SearchIcon />}
          onClick={() => {
            setSeen(undefined);
            onSearchHere(seen);
          }}
          sx={{
            position: 'absolute',
            top: 12,
            left: '50%',
            transform: 'translateX(-50%)',
            boxShadow: 'var(--plumbline-shadow)',
            whiteSpace: 'nowrap',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {t('search.map.searchHere')}
        </Button>
      )}
    </Box>
  );
}

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
