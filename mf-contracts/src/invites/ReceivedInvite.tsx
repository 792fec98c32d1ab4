import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Invite } from '@plumbline/shared-schema/invites';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { toPersonName, titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ProfileLink } from '@plumbline/shared-ui/text';
import { InviteCard } from './InviteCard';
import { useInviteMove } from './use-invite-move';
import { InviteAnswers } from './InviteAnswers';

/** As the contractor sees it; accepting leads to the application form, it does not apply. */
export function ReceivedInvite({ invite }: { invite: Invite }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { salary } = useLabels();
  const navigate = useNavigate();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { move, isAccepting } = useInviteMove(invite);
  const { jobId: job, clientId } = invite;
  const name = toPersonName(clientId.fullName);
  const title = titleCase(job.title);

  async function accept() {
    if (await move('accept')) void navigate(`/jobs/${job._id}/apply`);
  }

  return (
    <>
      <InviteCard
        invite={invite}
        id={id}
        title={title}
        to={job.status === 'removed' ? undefined : `/jobs/${job._id}`}
        person={{ name, profile: clientId.profile }}
        when={t('invites.got', { date: date(invite.createdAt) })}
        about={[
          <ProfileLink key="client" person={clientId}>
            {name}
          </ProfileLink>,
        ]}
        mark={
          invite.hasApplied && (
            <StatusChip of="applicationState" status="applied" label={t('invites.youApplied')} />
          )
        }
        price={salary(job.salary)}
        actions={
          <InviteAnswers
            invite={invite}
            describedBy={id}
            isAccepting={isAccepting}
            onAccept={() => void accept()}
            onDecline={() => setAsking(true)}
          />
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('invites.confirm.decline.title', { title })}
        text={t('invites.confirm.decline.text', { name })}
        confirmLabel={t('invites.confirm.decline.yes')}
        isDestructive
        onConfirm={() => move('decline')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
