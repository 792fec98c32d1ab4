import type { Invite } from '@plumbline/shared-schema/invites';
import type { UserViews } from '../../people/users/user-view';
import type { InviteRecord } from './invites.repository';

export function toInvite(
  { invite, job, client, contractor, hasApplied }: InviteRecord,
  views: UserViews,
): Invite {
  const { id: _id, ...jobFields } = job;
  return {
    _id: invite.id,
    jobId: { _id, ...jobFields },
    clientId: views.person(client),
    contractorId: views.person(contractor),
    message: invite.message,
    status: invite.status,
    hasApplied,
    createdAt: invite.createdAt.toISOString(),
    updatedAt: invite.updatedAt.toISOString(),
  };
}
