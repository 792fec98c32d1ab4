import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { isId } from '@plumbline/shared-schema/ids';
import { INVITE_MACHINE } from '@plumbline/shared-schema/invites';
import type {
  CreateInvite,
  Invite,
  InviteAction,
  InviteActor,
  InviteGuard,
  InvitesQuery,
} from '@plumbline/shared-schema/invites';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { UsersRepository } from '../users/users.repository';
import type { UserViews } from '../users/users.views';
import type { InviteRecord, InvitesRepository } from './invites.repository';

type Dependencies = {
  invites: InvitesRepository;
  jobs: JobsRepository;
  users: UsersRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

export type InviteMove = Exclude<InviteAction, 'invite'>;
type Parties = { id: string; jobId: string; clientId: string; contractorId: string };

const GUARD_CODES: Record<InviteGuard, ErrorCode> = {
  jobOpen: 'JOB_CLOSED',
  notInvited: 'INVITE_EXISTS',
  notApplied: 'ALREADY_APPLIED',
};

/** Invitations: a hirer asks a contractor to apply. `INVITE_MACHINE` decides, as the offers' table does for offers. */
export function createInvitesService({ invites, jobs, users, views, outbox, transaction }: Dependencies) {
  const toWire = (record: InviteRecord) => toInvite(record, views);

  function note(
    tx: Tx,
    { id, jobId, clientId, contractorId }: Parties,
    by: { action: InviteAction; actorId: string },
  ) {
    return outbox.add(tx, 'invite.changed', { inviteId: id, jobId, clientId, contractorId, ...by });
  }

  async function read(tx: Tx, id: string): Promise<Invite> {
    const record = await invites.find(id, tx);
    if (record === undefined) throw new Error('an invitation just written is not there');
    return toWire(record);
  }

  return {
    /** For an open job of the caller, once for each contractor, held by the unique constraint. */
    invite: (user: CurrentUser, { jobId, contractorId, message }: CreateInvite): Promise<Invite> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, jobId);
        if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        const contractor = await users.find(contractorId, tx);
        if (contractor?.userType !== 'contractor') throw new AppError('USER_NOT_FOUND');
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
        await note(tx, { id, ...parties }, { action: 'invite', actorId: user._id });
        return read(tx, id);
      }),

    /** INVITE_NOT_PENDING carries the invitation as it is in `details`. */
    move: (id: string, { user, move }: { user: CurrentUser; move: InviteMove }): Promise<Invite> =>
      transaction(async (tx) => {
        const record = isId(id) ? await invites.findLocked(tx, id) : undefined;
        const by = record && sideOf(user, record);
        if (record === undefined || by === undefined) throw new AppError('INVITE_NOT_FOUND');
        const { invite, job } = record;
        const from = invite.status;
        const holds = (guard: InviteGuard) => guard !== 'jobOpen' || job.status === 'open';
        const outcome = attempt(INVITE_MACHINE, { from, action: move, by }, holds);
        if (!outcome.done) {
          const code = outcome.reason === 'guard' ? GUARD_CODES[outcome.guard] : 'INVITE_NOT_PENDING';
          throw new AppError(code, { invite: toWire(record) });
        }
        const isDone = await invites.change(tx, invite.id, { from, to: outcome.next });
        if (!isDone) throw new AppError('INVITE_NOT_PENDING');
        await note(tx, invite, { action: move, actorId: user._id });
        return read(tx, invite.id);
      }),

    list: async (user: CurrentUser, query: InvitesQuery): Promise<Invite[]> =>
      (await invites.listByParty(user._id, query)).map(toWire),
  };
}
export type InvitesService = ReturnType<typeof createInvitesService>;

function sideOf({ _id }: CurrentUser, { invite }: InviteRecord): InviteActor | undefined {
  if (_id === invite.contractorId) return 'contractor';
  return _id === invite.clientId ? 'hirer' : undefined;
}

function toInvite({ invite, job, client, contractor, hasApplied }: InviteRecord, views: UserViews): Invite {
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
