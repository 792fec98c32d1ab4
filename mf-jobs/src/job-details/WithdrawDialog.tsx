import { useTranslation } from 'react-i18next';
import { useDeleteApplicationMutation } from '@plumbline/shared-api/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';

type WithdrawDialogProps = {
  isOpen: boolean;
  applicationId: string;
  job: Pick<JobDetails, '_id' | 'title'>;
  onClose: () => void;
};

export function WithdrawDialog({ isOpen, applicationId, job, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('jobs');
  const [deleteApplication] = useDeleteApplicationMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('details.withdraw.title', { title: titleCase(job.title) })}
      text={t('details.withdraw.text')}
      confirmLabel={t('details.withdraw.confirm')}
      isDestructive
      onConfirm={() =>
        attempt(deleteApplication({ id: applicationId, jobId: job._id }).unwrap(), {
          failed: t('schema:failures.deleteApplication'),
        })
      }
      onClose={onClose}
    />
  );
}
