import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Invite } from '@plumbline/shared-schema/invites';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { SendIcon } from '@plumbline/shared-ui/more-icons';
import { InviteVisit } from './InviteVisit';
import { BusyButton } from '../busy-button/BusyButton';

type InviteAnswersProps = {
  invite: Invite;
  describedBy: string;
  isAccepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** Answer, or apply once accepted. */
export function InviteAnswers({ invite, describedBy, isAccepting, onAccept, onDecline }: InviteAnswersProps) {
  const { t } = useTranslation('contracts');
  const { jobId: job, status } = invite;
  const mayAnswer = useMay('hire');
  const mayApply = useMay('account');
  const isPending = status === 'pending' && mayAnswer;
  const isOpen = job.status === 'open';
  const canApply = mayApply && status === 'accepted' && isOpen && !invite.hasApplied;

  return (
    <>
      {isPending && isOpen && (
        <BusyButton
          variant="outlined"
          icon={<CheckCircleIcon />}
          isBusy={isAccepting}
          describedBy={describedBy}
          onPress={onAccept}
        >
          {t('invites.accept')}
        </BusyButton>
      )}
      {isPending && (
        <Button variant="text" startIcon={<CloseIcon />} aria-describedby={describedBy} onClick={onDecline}>
          {t('invites.decline')}
        </Button>
      )}
      <InviteVisit invite={invite} side="contractor" describedBy={describedBy} />
      {canApply && (
        <ButtonLink
          to={`/jobs/${job._id}/apply`}
          variant="outlined"
          startIcon={<SendIcon />}
          aria-describedby={describedBy}
        >
          {t('invites.apply')}
        </ButtonLink>
      )}
    </>
  );
}
