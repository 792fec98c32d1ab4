import { useState } from 'react';
import { useSaveJob } from './use-save-job';

/**
 * Whether a job shows as saved: what was asked for from the click on, even before the list of saved jobs has come
 * again, and what is known otherwise; a failure takes it back.
 */
export function useShownState(jobId: string, isSaved: boolean) {
  const { save, isSaving } = useSaveJob();
  const [wanted, setWanted] = useState<boolean>();
  const isShownSaved = wanted ?? isSaved;
  // What is known has caught up; from here on it may change elsewhere.
  if (!isSaving && wanted === isSaved) setWanted(undefined);

  return {
    isShownSaved,
    isSaving,
    async toggle() {
      setWanted(!isShownSaved);
      if (!(await save(jobId, !isShownSaved))) setWanted(undefined);
    },
  };
}
