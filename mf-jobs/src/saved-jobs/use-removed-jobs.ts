import { useState } from 'react';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { useSaveJob } from '../save-job/use-save-job';

/** A row of the page: a saved job, or one that was removed here and can come back. */
export type SavedRow = { saved: SavedJob; isRemoved: boolean };

/** Jobs removed on this page keep their place in the list, so that Undo stands where the job stood. */
export function useRemovedJobs(known: readonly SavedJob[]) {
  const { save } = useSaveJob();
  const [removed, setRemoved] = useState<{ saved: SavedJob; index: number }[]>([]);
  const forget = (jobId: string) =>
    setRemoved((before) => before.filter(({ saved }) => saved.jobId._id !== jobId));

  const ids = new Set(known.map(({ jobId }) => jobId._id));
  const rows: SavedRow[] = known.map((saved) => ({ saved, isRemoved: false }));
  for (const { saved, index } of removed) {
    if (!ids.has(saved.jobId._id)) rows.splice(index, 0, { saved, isRemoved: true });
  }

  return {
    rows,
    async remove(saved: SavedJob) {
      const index = rows.findIndex((row) => row.saved.jobId._id === saved.jobId._id);
      forget(saved.jobId._id);
      setRemoved((before) => [...before, { saved, index }].sort((one, other) => one.index - other.index));
      if (!(await save(saved.jobId._id, false))) forget(saved.jobId._id);
    },
    /** The row stays as it is until the list brings the job back. */
    undo: (saved: SavedJob) => save(saved.jobId._id, true),
  };
}
