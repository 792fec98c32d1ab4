import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { titleCase } from '@plumbline/shared-ui/format';
import { UndoIcon } from '@plumbline/shared-ui/more-icons';
import { Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type RemovedJobProps = { job: SavedJob['jobId']; onUndo: () => Promise<unknown> };

const row = {
  p: 2,
  gap: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderStyle: 'dashed',
};

/** Stands where a job was removed from the list, and takes over the focus of its button. */
export function RemovedJob({ job, onUndo }: RemovedJobProps) {
  const { t } = useTranslation('jobs');
  const [isUndoing, setUndoing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <Paper variant="outlined" sx={row}>
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {t('saved.removed', { title: titleCase(job.title) })}
      </Typography>
      <Button
        ref={button}
        startIcon={<UndoIcon />}
        loading={isUndoing}
        loadingPosition="start"
        onClick={() => {
          setUndoing(true);
          void onUndo().finally(() => setUndoing(false));
        }}
      >
        {t('saved.undo')}
      </Button>
    </Paper>
  );
}
