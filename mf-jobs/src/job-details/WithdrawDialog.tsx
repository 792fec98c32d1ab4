import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useDeleteApplicationMutation } from '@plumbline/shared-api/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';
import { toast } from '@plumbline/shared-ui/toasts';

type WithdrawDialogProps = {
  isOpen: boolean;
  applicationId: string;
  job: Pick<JobDetails, '_id' | 'title'>;
  onClose: () => void;
};

/** Asks before an application is taken back; a refusal is read in the dialog. */
export function WithdrawDialog({ isOpen, applicationId, job, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('jobs');
  const [deleteApplication] = useDeleteApplicationMutation();

  async function withdraw() {
    try {
      const { message } = await deleteApplication({ id: applicationId, jobId: job._id }).unwrap();
      toast.success(message);
    } catch (error) {
      const message = (isApiError(error) && error.message) || t('schema:failures.deleteApplication');
      throw new Error(message, { cause: error });
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('details.withdraw.title', { title: titleCase(job.title) })}
      text={t('details.withdraw.text')}
      confirmLabel={t('details.withdraw.confirm')}
      isDestructive
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
