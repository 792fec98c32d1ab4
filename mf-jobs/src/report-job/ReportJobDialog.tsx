import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { titleCase } from '@plumbline/shared-ui/format';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { ReportJobForm, type ReportOutcome } from './ReportJobForm';

type ReportJobDialogProps = {
  isOpen: boolean;
  job: Pick<JobDetails, '_id' | 'title'>;
  onClose: () => void;
  /** After the closing transition. */
  onClosed: () => void;
};

export function ReportJobDialog({ isOpen, job, onClose, onClosed }: ReportJobDialogProps) {
  const { t } = useTranslation('jobs');
  const [outcome, setOutcome] = useState<ReportOutcome>();
  const dialog = { isOpen, onClose, onExited: onClosed, isWithoutCloseButton: true };

  if (outcome) {
    return (
      <TitledDialog
        {...dialog}
        icon={<CheckCircleIcon />}
        title={t(outcome === 'received' ? 'report.thanks' : 'schema:errors.ALREADY_REPORTED')}
        text={t('report.thanksText')}
        actions={
          <Button variant="contained" onClick={onClose} autoFocus>
            {t('ui:close')}
          </Button>
        }
      />
    );
  }
  return (
    <TitledDialog
      {...dialog}
      title={t('report.title')}
      text={t('report.lead', { title: titleCase(job.title) })}
    >
      <ReportJobForm jobId={job._id} onReported={setOutcome} onCancel={onClose} />
    </TitledDialog>
  );
}
