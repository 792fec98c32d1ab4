import { useTranslation } from 'react-i18next';
import { useRemoveJobMutation } from '@plumbline/shared-api/jobs';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';

type RemoveDialogProps = {
  /** The number of applications where it is known. */
  job: Pick<OwnJob, '_id' | 'title'> & Partial<Pick<OwnJob, 'applications'>>;
  onRemoved: () => void;
  onDismiss: () => void;
};

export function RemoveDialog({ job, onRemoved, onDismiss }: RemoveDialogProps) {
  const { t } = useTranslation('jobs');
  const [removeJob] = useRemoveJobMutation();
  const attempt = useTry();

  async function remove() {
    await attempt(removeJob(job._id).unwrap(), { isDone: ({ code }) => code === 'JOB_NOT_FOUND' });
    onRemoved();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('own.removeTitle', { title: titleCase(job.title) })}
      text={
        job.applications === undefined
          ? t('own.removeTextToAll')
          : t('own.removeText', { count: job.applications })
      }
      confirmLabel={t('own.removeConfirm')}
      onConfirm={remove}
      onClose={onDismiss}
    />
  );
}
