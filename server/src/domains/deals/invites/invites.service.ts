import { INVITE_MACHINE } from '@plumbline/shared-schema/invites';
import type { CreateInvite, Invite, InvitesQuery } from '@plumbline/shared-schema/invites';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import { createInviteMoves, createRecordInviteChange, GUARD_CODES } from './invite-moves';
import type { InviteStep } from './invite-moves';
import { toInvite } from './invite-view';
import type { InvitesRepository } from './invites.repository';

type Dependencies = {
  invites: InvitesRepository;
  jobs: JobsRepository;
  users: UsersRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

/** A hirer asks a contractor to apply. */
export function createInvitesService({ invites, jobs, users, views, outbox, transaction }: Dependencies) {
  const recordChange = createRecordInviteChange(outbox);
  const moves = createInviteMoves({ invites, views, outbox });

  const read = async (tx: Tx, id: string): Promise<Invite> => toInvite(await invites.get(tx, id), views);

  return {
    /** For an open job of the caller, once for each contractor, enforced by the unique constraint. */
    invite: (user: CurrentUser, { jobId, contractorId, message }: CreateInvite): Promise<Invite> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, jobId);
        if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        const contractor = await users.findIn(tx, contractorId);
        if (contractor?.userType !== 'contractor' || contractor.deletedAt !== null)
          throw new AppError('USER_NOT_FOUND');
        await refuseBlocked(tx, user._id, contractorId);
        const hasApplied = await invites.hasApplied(tx, { jobId, userId: contractorId });
        const parties = { jobId, clientId: user._id, contractorId };
        const outcome = attempt(INVITE_MACHINE, { from: null, action: 'invite', by: 'hirer' }, (guard) => {
          if (guard === 'jobOpen') return job.status === 'open';
          return guard !== 'notApplied' || !hasApplied;
        });
        if (!outcome.done)
          throw new AppError(outcome.reason === 'guard' ? GUARD_CODES[outcome.guard] : 'FORBIDDEN');
        const id = await invites.insert(tx, { ...parties, message });
        if (id === undefined) throw new AppError('INVITE_EXISTS');
        await recordChange(tx, { id, ...parties }, { action: 'invite', actorId: user._id });
        return read(tx, id);
      }),

    move: (step: InviteStep): Promise<Invite> =>
      transaction(async (tx) => {
        const { invite } = await moves.move(tx, step);
        return read(tx, invite.id);
      }),

    list: async (user: CurrentUser, query: InvitesQuery): Promise<Invite[]> =>
      (await invites.listByParty(user._id, query)).map((record) => toInvite(record, views)),
  };
}
export type InvitesService = ReturnType<typeof createInvitesService>;
