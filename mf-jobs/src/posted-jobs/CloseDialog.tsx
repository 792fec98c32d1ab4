import { useTranslation } from 'react-i18next';
import { useCloseJobMutation } from '@plumbline/shared-api/jobs';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';

type CloseDialogProps = { job: Pick<Job, '_id' | 'title'>; onClose: () => void };

export function CloseDialog({ job, onClose }: CloseDialogProps) {
  const { t } = useTranslation('jobs');
  const [closeJob] = useCloseJobMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen
      title={t('own.closeTitle', { title: titleCase(job.title) })}
      text={t('own.closeText')}
      confirmLabel={t('own.closeConfirm')}
      onConfirm={() => attempt(closeJob(job._id).unwrap(), { isDone: ({ code }) => code === 'JOB_NOT_OPEN' })}
      onClose={onClose}
    />
  );
}
