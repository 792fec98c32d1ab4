import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { INVITE_MACHINE } from '@plumbline/shared-schema/invites';
import type { InviteAction, InviteActor, InviteGuard, InviteStatus } from '@plumbline/shared-schema/invites';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { UserViews } from '../../people/users/user-view';
import { toInvite } from './invite-view';
import type { InviteRecord, InvitesRepository } from './invites.repository';

/** Actions of the two people once the invitation is sent. */
export type InviteMove = Exclude<InviteAction, 'invite'>;
export type InviteStep = { id: string; action: InviteMove; user: CurrentUser };

type Dependencies = { invites: InvitesRepository; views: UserViews; outbox: Outbox };
type Parties = { id: string; jobId: string; clientId: string; contractorId: string };

export const GUARD_CODES: Record<InviteGuard, ErrorCode> = {
  jobOpen: 'JOB_CLOSED',
  notInvited: 'INVITE_EXISTS',
  notApplied: 'ALREADY_APPLIED',
};

/** Executes `INVITE_MACHINE`. A refusal carries the current invitation in `details`. */
export function createInviteMoves({ invites, views, outbox }: Dependencies) {
  const recordChange = createRecordInviteChange(outbox);
  const { judge, apply } = createMover({
    machine: INVITE_MACHINE,
    missing: 'INVITE_NOT_FOUND',
    lock: (tx: Tx, { id }: InviteStep) => invites.findForUpdate(tx, id),
    sideOf: (record, { user }) => sideOf(user, record),
    stateOf: ({ invite }) => invite.status,
    guardsOf:
      (_tx, { job }) =>
      (guard) =>
        guard !== 'jobOpen' || job.status === 'open',
    refuse: (refused, record) => {
      const code = refused.reason === 'guard' ? GUARD_CODES[refused.guard] : 'INVITE_NOT_PENDING';
      return new AppError(code, { invite: toInvite(record, views) });
    },
    update: (tx, { record }, changes: { from: InviteStatus; to: InviteStatus }) =>
      invites.update(tx, record.invite.id, changes),
    lost: () => new AppError('INVITE_NOT_PENDING'),
  });

  return {
    /** With the event in the outbox. Returns the invitation as it was before. */
    move: async (tx: Tx, step: InviteStep): Promise<InviteRecord> => {
      const move = await judge(tx, step);
      const { record, from, next: to } = move;
      await apply(tx, move, { from, to });
      await recordChange(tx, record.invite, { action: step.action, actorId: step.user._id });
      return record;
    },
  };
}

/** Writes the outbox event of a change. */
export function createRecordInviteChange(outbox: Outbox) {
  return (tx: Tx, parties: Parties, by: { action: InviteAction; actorId: string }): Promise<void> => {
    const { id: inviteId, jobId, clientId, contractorId } = parties;
    return outbox.add(tx, 'invite.changed', { inviteId, jobId, clientId, contractorId, ...by });
  };
}

function sideOf({ _id }: CurrentUser, { invite }: InviteRecord): InviteActor | undefined {
  if (_id === invite.contractorId) return 'contractor';
  return _id === invite.clientId ? 'hirer' : undefined;
}
