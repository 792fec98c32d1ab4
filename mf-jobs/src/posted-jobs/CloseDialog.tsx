import { useTranslation } from 'react-i18next';
import { useCloseJobMutation } from '@plumbline/shared-api/jobs';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';

type CloseDialogProps = { job: Pick<Job, '_id' | 'title'>; onClosed: () => void; onDismiss: () => void };

export function CloseDialog({ job, onClosed, onDismiss }: CloseDialogProps) {
  const { t } = useTranslation('jobs');
  const [closeJob] = useCloseJobMutation();
  const attempt = useTry();

  async function close() {
    await attempt(closeJob(job._id).unwrap(), { isDone: ({ code }) => code === 'JOB_NOT_OPEN' });
    onClosed();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('own.closeTitle', { title: titleCase(job.title) })}
      text={t('own.closeText')}
      confirmLabel={t('own.closeConfirm')}
      onConfirm={close}
      onClose={onDismiss}
    />
  );
}
