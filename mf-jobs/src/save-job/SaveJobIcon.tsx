import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/icons';
import { useKeptFocus } from '../kept-focus/use-kept-focus';
import { useSaveJob } from './use-save-job';

type SaveJobIconProps = {
  jobId: string;
  /** undefined: not known yet; the place is kept. */
  isSaved: boolean | undefined;
  /** Id of the job's title, read after the button's name. */
  describedBy?: string;
};

export function SaveJobIcon({ jobId, isSaved, describedBy }: SaveJobIconProps) {
  const { t } = useTranslation('jobs');
  const { isShownSaved, isSaving, toggle } = useShownState(jobId, isSaved);
  const button = useKeptFocus(isSaving);

  return (
    <IconButton
      ref={button}
      label={t(isShownSaved ? 'save.unsave' : 'save.save')}
      aria-describedby={describedBy}
      edge="end"
      color="primary"
      loading={isSaving}
      onClick={() => void toggle()}
      sx={{ my: -1, flexShrink: 0, visibility: isShownSaved === undefined ? 'hidden' : 'visible' }}
    >
      {isShownSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}

/** Optimistic: shows what was asked for from the click until the list of saved jobs has caught up, or it failed. */
function useShownState(jobId: string, isSaved: boolean | undefined) {
  const { save, isSaving } = useSaveJob();
  const [wanted, setWanted] = useState<boolean>();
  const isShownSaved = wanted ?? isSaved;
  // The list has caught up; from here on it may change elsewhere.
  if (!isSaving && wanted !== undefined && wanted === isSaved) setWanted(undefined);

  return {
    isShownSaved,
    isSaving,
    async toggle() {
      setWanted(!isShownSaved);
      if (!(await save(jobId, !isShownSaved))) setWanted(undefined);
    },
  };
}
