import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Invite } from '@plumbline/shared-schema/invites';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { toPersonName, titleCase, useFormat } from '@plumbline/shared-ui/format';
import { GroupIcon, UndoIcon } from '@plumbline/shared-ui/more-icons';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { InviteCard } from './InviteCard';
import { InviteVisit } from './InviteVisit';
import { useInviteMove } from './use-invite-move';

export function SentInvite({ invite }: { invite: Invite }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { move } = useInviteMove(invite);
  const { jobId: job, contractorId: contractor } = invite;
  const name = toPersonName(contractor.fullName);
  const title = titleCase(job.title);

  return (
    <>
      <InviteCard
        invite={invite}
        id={id}
        title={name}
        to={contractor.isGone ? undefined : profilePath(contractor)}
        person={{ name, profile: contractor.profile }}
        when={t('invites.sent', { date: date(invite.createdAt) })}
        about={[title]}
        mark={
          invite.hasApplied && (
            <StatusChip of="applicationState" status="applied" label={t('invites.hasApplied')} />
          )
        }
        actions={<Actions invite={invite} describedBy={id} onWithdraw={() => setAsking(true)} />}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('invites.confirm.withdraw.title', { name })}
        text={t('invites.confirm.withdraw.text', { title })}
        confirmLabel={t('invites.confirm.withdraw.yes')}
        isDestructive
        onConfirm={() => move('withdraw')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type ActionsProps = { invite: Invite; describedBy: string; onWithdraw: () => void };

function Actions({ invite, describedBy, onWithdraw }: ActionsProps) {
  const { t } = useTranslation('contracts');
  const mayWithdraw = useMay('hire');
  return (
    <>
      <InviteVisit invite={invite} side="hirer" describedBy={describedBy} />
      {invite.hasApplied && invite.jobId.status !== 'removed' && (
        <ButtonLink
          to={`/jobs/${invite.jobId._id}/applicants`}
          variant="outlined"
          startIcon={<GroupIcon />}
          aria-describedby={describedBy}
        >
          {t('allContracts.viewApplications')}
        </ButtonLink>
      )}
      {mayWithdraw && invite.status === 'pending' && (
        <Button startIcon={<UndoIcon />} aria-describedby={describedBy} onClick={onWithdraw}>
          {t('invites.withdraw')}
        </Button>
      )}
    </>
  );
}
