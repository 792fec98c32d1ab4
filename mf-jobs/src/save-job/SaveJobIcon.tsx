import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { SaveIcon } from '@plumbline/shared-ui/cards';
import type { SaveJob } from './use-save-job';

type SaveJobIconProps = {
  jobId: string;
  /** undefined: not known yet; the place is kept. */
  isSaved: boolean | undefined;
  /** Id of the job's title, read after the button's name. */
  describedBy?: string;
  /** Of the list: rows that asked for it themselves would render again whenever the address changes. */
  onSave: SaveJob['save'];
};

export function SaveJobIcon({ jobId, isSaved, describedBy, onSave }: SaveJobIconProps) {
  const { t } = useTranslation('jobs');
  const maySave = useMay('hire');

  if (!maySave) return null;
  return (
    <SaveIcon
      isSaved={isSaved}
      labels={{ save: t('save.save'), unsave: t('save.unsave') }}
      aria-describedby={describedBy}
      onSave={(isWanted) => onSave(jobId, isWanted)}
    />
  );
}
