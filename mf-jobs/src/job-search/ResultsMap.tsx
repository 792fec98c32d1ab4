import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { PinMap } from '@plumbline/shared-ui/PinMap';
import { JobPopup } from './JobPopup';
import { useJobPins } from './use-job-pins';
import type { ReturnFocus } from './use-return-focus';

export type ResultsMapProps = {
  jobs: readonly Job[];
  near: Near | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  onOpen: ReturnFocus;
  height: string;
};

/** The results on a map, and a search of what the map shows. A file of its own: it brings the map. */
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
