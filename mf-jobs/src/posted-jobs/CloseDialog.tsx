import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useCloseJobMutation } from '@plumbline/shared-api/jobs';
import type { Job } from '@plumbline/shared-schema/jobs';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';
import { toast } from '@plumbline/shared-ui/toasts';

type CloseDialogProps = { job: Pick<Job, '_id' | 'title'>; onClosed: () => void; onDismiss: () => void };

/** Asks before a contract stops taking applications. */
export function CloseDialog({ job, onClosed, onDismiss }: CloseDialogProps) {
  const { t } = useTranslation('jobs');
  const [closeJob] = useCloseJobMutation();

  async function close() {
    try {
      const { message } = await closeJob(job._id).unwrap();
      toast.success(message || t('schema:success.jobClosed'));
    } catch (error) {
      // Closed already, in another tab: what was asked for.
      if (!isApiError(error) || error.code !== 'JOB_NOT_OPEN') throw error;
    }
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
