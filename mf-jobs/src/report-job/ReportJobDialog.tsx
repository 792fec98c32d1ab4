import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@plumbline/shared-ui/dialogs';
import { titleCase } from '@plumbline/shared-ui/format';
import { ReportJobForm } from './ReportJobForm';
import { ReportReceived, type ReportOutcome } from './ReportReceived';

type ReportJobDialogProps = {
  isOpen: boolean;
  job: Pick<JobDetails, '_id' | 'title'>;
  onClose: () => void;
  /** After the dialog is gone from the screen. */
  onClosed: () => void;
};

/** Asks what is wrong with a job, and confirms that it was noted. */
export function ReportJobDialog({ isOpen, job, onClose, onClosed }: ReportJobDialogProps) {
  const { t } = useTranslation('jobs');
  const [outcome, setOutcome] = useState<ReportOutcome>();
  const id = useId();

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
      slotProps={{
        paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } },
        transition: { onExited: onClosed },
      }}
    >
      {outcome ? (
        <ReportReceived id={id} outcome={outcome} onClose={onClose} />
      ) : (
        <>
          <DialogTitle id={`${id}-title`}>{t('report.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`} sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
              {t('report.lead', { title: titleCase(job.title) })}
            </DialogContentText>
            <ReportJobForm jobId={job._id} onReported={setOutcome} onCancel={onClose} />
          </DialogContent>
        </>
      )}
    </Dialog>
  );
}
