import { TEAM_MAX } from '@plumbline/shared-schema/limits';
import { mayHaveTeam } from '@plumbline/shared-schema/policies';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { InviteMember, Membership, Team, TeamLogEntry } from '@plumbline/shared-schema/team';
import { hasTeamRole } from '@plumbline/shared-schema/team-roles';
import type { TeamAction, TeamRole } from '@plumbline/shared-schema/team-roles';
import type { User } from '@plumbline/shared-schema/users';
import type { Database, Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { idempotencyKeyRows } from '../../../http/plugins/idempotency-keys.repository';
import type { Deed, RecordedDeed } from '../../../http/plugins/team-access';
import { fingerprint, newToken } from '../../../kit/digests';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import { personOf } from '../../../http/plugins/session';
import { refuseSuspended } from '../auth/suspended';
import type { TeamLogRow } from './team-log.repository';
import { openWork } from './team-work.repository';
import type { TeamRepository } from './team.repository';

type Dependencies = {
  team: TeamRepository;
  users: UsersRepository;
  views: UserViews;
  mails: Mails;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
};

export type TeamService = ReturnType<typeof createTeamService>;

/** COMPANIES_ONLY for whoever is neither company nor contractor and acts for none; FORBIDDEN below this role. */
function companyOf(caller: CurrentUser, least: TeamRole = 'viewer'): string {
  if (!mayHaveTeam(caller.userType)) throw new AppError('COMPANIES_ONLY');
  if (!hasTeamRole(caller, least)) throw new AppError('FORBIDDEN');
  return caller._id;
}

/** People who act for a company. Its own account is an owner, and the last one: it can neither leave nor be removed. */
export function createTeamService(dependencies: Dependencies) {
  const { team, transaction } = dependencies;
  const view = createTeamView(dependencies);
  const log = (tx: Tx, caller: CurrentUser, entry: Entry) =>
    team.addToLog(tx, { companyId: caller._id, actorId: personOf(caller), ...entry });

  return {
    get: (caller: CurrentUser): Promise<Team> => view(dependencies.database, companyOf(caller), caller),
    ...createInvitations(dependencies, view, log),
    ...createMemberships(dependencies, log),

    listLog: async (caller: CurrentUser): Promise<TeamLogEntry[]> => {
      const rows = await team.listLog(companyOf(caller));
      return rows.map((row) => ({
        _id: row.entry.id,
        actor: displayName(row.actor),
        action: row.entry.action,
        about: row.entry.about,
        role: row.entry.role,
        things: thingsOf(row),
        at: row.entry.createdAt.toISOString(),
      }));
    },

    /** NOT_FOUND for who is no member. Their next call has the new role. */
    setRole: (caller: CurrentUser, userId: string, role: TeamRole): Promise<Team> =>
      transaction(async (tx) => {
        const companyId = companyOf(caller, 'owner');
        await lockPeople(tx, [companyId]);
        if (!(await team.setRole(tx, { companyId, userId }, role))) throw new AppError('NOT_FOUND');
        const person = existing(await dependencies.users.findIn(tx, userId), 'NOT_FOUND');
        await log(tx, caller, { action: 'roleChanged', about: person.fullName, role });
        return view(tx, companyId, caller);
      }),
    sweepInvitations: team.removeExpiredInvitations,

    record: async (deed: Deed): Promise<RecordedDeed> => {
      const id = await team.addToLog(dependencies.database, deed);
      return {
        about: (subjectId) => team.setSubjectId(id, subjectId),
        undo: () => team.removeFromLog(id),
      };
    },
  };
}

/** The contract, or else the job, and the other person unless they left. */
function thingsOf({ contractId, job, other }: TeamLogRow): TeamLogEntry['things'] {
  const things: TeamLogEntry['things'] = [];
  if (job !== null)
    things.push({ kind: contractId ? 'contract' : 'job', _id: contractId ?? job.id, name: job.title });
  if (other?.deletedAt === null) things.push({ kind: 'person', _id: other.id, name: displayName(other) });
  return things;
}

type View = (executor: Database | Tx, companyId: string, caller: CurrentUser) => Promise<Team>;
type Entry = { action: TeamAction; about: string; role?: TeamRole; companyId?: string };
type Log = (tx: Tx, caller: CurrentUser, entry: Entry) => Promise<string>;

function createTeamView({ team, users }: Dependencies): View {
  return async (executor, companyId, caller) => {
    const company = existing(await users.findIn(executor as Tx, companyId), 'USER_NOT_FOUND');
    const members = await team.listMembers(executor, companyId);
    const invitations = await team.listInvitations(executor, companyId);
    return {
      company: { _id: companyId, name: displayName(company) },
      role: caller.team?.role ?? 'owner',
      members: members.map(({ user, role, since }) => ({
        _id: user.id,
        fullName: user.fullName,
        email: user.email,
        role,
        since: since.toISOString(),
        isMe: user.id === personOf(caller),
      })),
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        _id: id,
        email,
        role,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  };
}

function createInvitations({ team, users, mails, transaction }: Dependencies, view: View, log: Log) {
  return {
    /** ALREADY_MEMBER, TEAM_LIMIT. Another one to the same address takes the place of the first. */
    invite: (caller: CurrentUser, { email, role }: InviteMember): Promise<Team> =>
      transaction(async (tx) => {
        const companyId = companyOf(caller, 'owner');
        await lockPeople(tx, [companyId]);
        const before = await view(tx, companyId, caller);
        const company = existing(await users.findIn(tx, companyId), 'USER_NOT_FOUND');
        const isOne = [company, ...before.members].some((one) => one.email === email);
        if (isOne) throw new AppError('ALREADY_MEMBER');
        const others = before.invitations.filter((invitation) => invitation.email !== email);
        if (before.members.length + others.length >= TEAM_MAX) throw new AppError('TEAM_LIMIT');
        const token = newToken();
        await team.putInvitation(tx, { companyId, email, role, tokenHash: fingerprint(token) });
        const recipient = { email, fullName: '', language: company.language };
        await mails.add(tx, recipient, { template: 'teamInvitation', company: before.company.name, token });
        await log(tx, caller, { action: 'memberInvited', about: email, role });
        return view(tx, companyId, caller);
      }),

    /** NOT_FOUND once it is accepted, old or gone. */
    dropInvitation: (caller: CurrentUser, id: string): Promise<Team> =>
      transaction(async (tx) => {
        const companyId = companyOf(caller, 'owner');
        const email = existing(await team.removeInvitation(tx, companyId, id), 'NOT_FOUND');
        await log(tx, caller, { action: 'invitationDropped', about: email });
        return view(tx, companyId, caller);
      }),

    /** LINK_INVALID when it is wrong, old or used; ALREADY_MEMBER. Whoever has the mail may be its reader. */
    accept: (caller: CurrentUser, token: string): Promise<Membership> =>
      transaction(async (tx) => {
        if (caller.team !== undefined || caller.userType === 'admin') throw new AppError('FORBIDDEN');
        const invitation = existing(await team.spendInvitation(tx, fingerprint(token)), 'LINK_INVALID');
        const { companyId, role } = invitation;
        const company = existing(await users.findIn(tx, companyId), 'LINK_INVALID');
        const isOwn = companyId === caller._id;
        if (isOwn || !(await team.addMember(tx, { companyId, userId: caller._id, role })))
          throw new AppError('ALREADY_MEMBER');
        await log(tx, caller, { companyId, action: 'memberJoined', about: invitation.email, role });
        return { company: { _id: companyId, name: displayName(company) }, role };
      }),
  };
}

function createMemberships({ team, users, views, outbox, transaction }: Dependencies, log: Log) {
  /** Their sessions for the company end with the membership, and the sockets of these after commit. NOT_FOUND. */
  async function end(tx: Tx, which: { companyId: string; userId: string }): Promise<void> {
    await lockPeople(tx, [which.companyId]);
    if (!(await team.removeMember(tx, which))) throw new AppError('NOT_FOUND');
    for (const change of await openWork(tx, which)) await outbox.add(tx, 'assignment.changed', change);
    const sessionIds = await team.endActing(tx, which);
    await idempotencyKeyRows.removeAnswers(tx, `${which.companyId}:${which.userId}`);
    if (sessionIds.length > 0) await outbox.add(tx, 'sessions.revoked', { sessionIds });
  }

  return {
    listMemberships: async (caller: CurrentUser): Promise<Membership[]> => {
      const rows = await team.listMemberships(personOf(caller));
      return rows.map(({ company, role }) => ({
        company: { _id: company.id, name: displayName(company) },
        role,
      }));
    },

    remove: (caller: CurrentUser, userId: string): Promise<void> =>
      transaction(async (tx) => {
        const companyId = companyOf(caller, 'owner');
        await end(tx, { companyId, userId });
        const person = existing(await users.findIn(tx, userId), 'NOT_FOUND');
        await log(tx, caller, { action: 'memberRemoved', about: person.fullName });
      }),

    leave: (caller: CurrentUser, companyId: string): Promise<void> =>
      transaction(async (tx) => {
        const userId = personOf(caller);
        await end(tx, { companyId, userId });
        const person = existing(await users.findIn(tx, userId), 'NOT_FOUND');
        await log(tx, caller, { companyId, action: 'memberLeft', about: person.fullName });
      }),

    /** Another token for this device; the one before ends, and the page leaves its socket. NOT_FOUND for who is no member, ACCOUNT_SUSPENDED. */
    actFor: (caller: CurrentUser, companyId: string | null): Promise<{ token: string; user: User }> =>
      transaction(async (tx) => {
        const userId = personOf(caller);
        const role = companyId === null ? undefined : await team.roleOf(tx, { companyId, userId });
        if (companyId !== null && role === undefined) throw new AppError('NOT_FOUND');
        const row = existing(await users.findIn(tx, companyId ?? userId), 'USER_NOT_FOUND');
        refuseSuspended(row);
        const token = newToken();
        const turned = { tokenHash: fingerprint(token), actingFor: companyId };
        existing(await team.turnSession(tx, caller.sessionId, turned), 'SESSION_EXPIRED');
        const person = existing(await users.findIn(tx, userId), 'USER_NOT_FOUND');
        return {
          token,
          user: { ...views.own(row), ...(role && { team: { role, person: person.fullName } }) },
        };
      }),
  };
}
