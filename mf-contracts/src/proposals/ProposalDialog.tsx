import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteApplicationMutation } from '@plumbline/shared-api/applications';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { titleCase } from '@plumbline/shared-ui/format';
import { DeleteIcon, EditIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ProposalDetails } from './ProposalDetails';
import { ProposalTurn } from './ProposalTurn';

type ProposalDialogProps = {
  /** Undefined: the address names a proposal that is not there. */
  application: Application | undefined;
  onClose: () => void;
};

export function ProposalDialog({ application, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('contracts');
  if (application) return <OpenProposal application={application} onClose={onClose} />;
  return (
    <TitledDialog title={t('proposals.proposalDetails')} onClose={onClose}>
      <Typography>{t('proposals.proposalGone')}</Typography>
    </TitledDialog>
  );
}

function OpenProposal({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const [deleteApplication] = useDeleteApplicationMutation();
  const run = useAction();
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    const call = deleteApplication({ id: application._id, jobId: application.jobId._id });
    const isWithdrawn = await run(call.unwrap(), {
      failed: t('schema:failures.deleteApplication'),
      isDone: ({ status }) => status === 404,
    });
    if (isWithdrawn) onClose();
  }

  return (
    <>
      <TitledDialog
        title={t('proposals.proposalDetails')}
        onClose={onClose}
        actions={
          applicationState(application) === 'applied' && (
            <>
              <Button startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
                {t('proposals.withdraw')}
              </Button>
              {application.isWaiting && application.jobId.status !== 'removed' && (
                <ButtonLink to={`/jobs/${application.jobId._id}/apply`} startIcon={<EditIcon />}>
                  {t('proposals.change')}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <Stack spacing={3}>
          <ProposalTurn application={application} />
          <ProposalDetails application={application} />
        </Stack>
      </TitledDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('proposals.confirm.withdraw.title', { title: titleCase(application.jobId.title) })}
        text={t('proposals.confirm.withdraw.text')}
        confirmLabel={t('proposals.confirm.withdraw.yes')}
        isDestructive
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
