import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/more-icons';
import { useSaveJob } from './use-save-job';

export function SaveJobButton({ jobId, isSaved }: { jobId: string; isSaved: boolean }) {
  const { t } = useTranslation('jobs');
  const maySave = useMay('hire');
  const { save, isSaving } = useSaveJob();
  const button = useKeptFocus(isSaving);

  if (!maySave) return null;
  return (
    <Button
      ref={button}
      variant="outlined"
      size="large"
      loading={isSaving}
      loadingPosition="start"
      startIcon={isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      onClick={() => void save(jobId, !isSaved)}
    >
      {t(isSaved ? 'save.unsave' : 'save.save')}
    </Button>
  );
}
