import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/icons';
import { useKeptFocus } from './use-kept-focus';
import { useSaveJob } from './use-save-job';

type SaveJobIconProps = {
  jobId: string;
  isSaved: boolean;
  /** Id of the job's title, read after the button's name. */
  describedBy?: string;
};

/** The bookmark on a job's card. */
export function SaveJobIcon({ jobId, isSaved, describedBy }: SaveJobIconProps) {
  const { t } = useTranslation('jobs');
  const { save, isSaving } = useSaveJob();
  const button = useKeptFocus(isSaving);

  return (
    <IconButton
      ref={button}
      label={t(isSaved ? 'save.unsave' : 'save.save')}
      aria-describedby={describedBy}
      edge="end"
      color="primary"
      loading={isSaving}
      onClick={() => void save(jobId, !isSaved)}
      sx={{ my: -1, flexShrink: 0 }}
    >
      {isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
