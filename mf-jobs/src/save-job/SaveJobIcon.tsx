import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/icons';
import { useKeptFocus } from './use-kept-focus';
import { useShownState } from './use-shown-state';

type SaveJobIconProps = {
  jobId: string;
  isSaved: boolean;
  /** Id of the job's title, read after the button's name. */
  describedBy?: string;
};

/** The bookmark on a job's card. */
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
      sx={{ my: -1, flexShrink: 0 }}
    >
      {isShownSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
