import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useDeleteApplicationMutation } from '@plumbline/shared-api/applications';
import type { Application } from '@plumbline/shared-schema/applications';
import { Button } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase } from '@plumbline/shared-ui/format';
import { DeleteIcon } from '@plumbline/shared-ui/icons';
import { toast } from '@plumbline/shared-ui/toasts';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailsDialog } from './DetailsDialog';
import { ProposalDetails } from './ProposalDetails';

type ProposalDialogProps = {
  /** Undefined: the address names a proposal that is not there. */
  application: Application | undefined;
  onClose: () => void;
};

/** 'Proposal Details' (SPEC §2), and the way to take the application back. */
export function ProposalDialog({ application, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('contracts');
  if (application) return <OpenProposal application={application} onClose={onClose} />;
  return (
    <DetailsDialog title={t('proposals.proposalDetails')} onClose={onClose}>
      <Typography>{t('proposals.proposalGone')}</Typography>
    </DetailsDialog>
  );
}

function OpenProposal({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const [deleteApplication] = useDeleteApplicationMutation();
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    try {
      const { message } = await deleteApplication({
        id: application._id,
        jobId: application.jobId._id,
      }).unwrap();
      toast.success(message || t('schema:success.applicationDeleted'));
    } catch (error) {
      // Taken back before, in another tab: what was asked for.
      if (!isApiError(error) || error.status !== 404) {
        toast.error((isApiError(error) && error.message) || t('schema:failures.deleteApplication'));
        return;
      }
    }
    onClose();
  }

  return (
    <>
      <DetailsDialog
        title={t('proposals.proposalDetails')}
        onClose={onClose}
        actions={
          !application.isHired && (
            <Button
              color="error"
              startIcon={<DeleteIcon />}
              onClick={() => {
                setAsking(true);
              }}
            >
              {t('proposals.withdraw')}
            </Button>
          )
        }
      >
        <ProposalDetails application={application} />
      </DetailsDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('proposals.confirm.withdraw.title', { title: titleCase(application.jobId.title) })}
        text={t('proposals.confirm.withdraw.text')}
        confirmLabel={t('proposals.confirm.withdraw.yes')}
        isDestructive
        onConfirm={withdraw}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
