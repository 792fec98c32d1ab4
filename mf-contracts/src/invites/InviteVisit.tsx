import type { Invite } from '@plumbline/shared-schema/invites';
import type { VisitSide } from '@plumbline/shared-schema/visit-machine';
import { toPersonName } from '@plumbline/shared-ui/format';
import { VisitButton } from '../visit-button/VisitButton';

type InviteVisitProps = { invite: Invite; side: VisitSide; describedBy: string };

/** While the invitation stands, the two can agree on a visit before anybody applies. */
export function InviteVisit({ invite, side, describedBy }: InviteVisitProps) {
  const { status, jobId: job, clientId, contractorId } = invite;
  const stands = status === 'pending' || status === 'accepted';
  if (!stands || job.status === 'removed') return null;
  const { fullName } = side === 'hirer' ? contractorId : clientId;
  return (
    <VisitButton
      jobId={job._id}
      contractorId={contractorId._id}
      side={side}
      name={toPersonName(fullName)}
      describedBy={describedBy}
    />
  );
}
