import type {
  AdminUser,
  AdminUserDetails,
  AdminUserPage,
  AdminUsersQuery,
  ChangeRole,
  FeatureCompany,
  WithReason,
} from '@plumbline/shared-schema/admin-users';
import { FEATURED_MAX } from '@plumbline/shared-schema/administration';
import type { AuditAction } from '@plumbline/shared-schema/administration';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import type { AuditService } from '../audit/audit.service';
import type { AccountNotices } from '../../accounts/auth/account-notices';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import { toCase } from '../cases/case-view';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import type { AdminUserRecord, AdminUsersRepository } from './admin-users.repository';
import type { Suspensions } from '../suspensions/suspensions';

type Dependencies = {
  adminUsers: AdminUsersRepository;
  users: UsersRepository;
  cases: CasesRepository;
  suspensions: Suspensions;
  sessions: SessionsService;
  accountNotices: AccountNotices;
  audit: AuditService;
  links: FileLinks;
  views: UserViews;
  transaction: Transaction;
};
type AuditLine = { action: AuditAction; values?: Record<string, string> };

const SHOWN_CASES = 20;

export type AdminUsersService = ReturnType<typeof createAdminUsersService>;

/** The accounts of the site, for administrators. Those of administrators are changed on the command line only. */
export function createAdminUsersService(dependencies: Dependencies) {
  const { adminUsers, users, cases, audit, links, views, transaction } = dependencies;
  const deeds = createDeeds(dependencies);

  async function get(id: string): Promise<AdminUserDetails> {
    const record = await getExisting(id, adminUsers.find, 'USER_NOT_FOUND');
    const { user } = record;
    return {
      ...toAdminUser(record, links),
      suspendedAt: user.suspendedAt?.toISOString() ?? null,
      suspensionReason: user.suspensionReason,
      figures: await adminUsers.getFigures(user.id),
      cases: (await cases.listOfPerson(user.id, SHOWN_CASES)).map((row) => toCase(row, { views })),
      history: await audit.listOfPerson(user.id),
    };
  }

  /** Does it and notes it, in one transaction. */
  const act =
    <Input extends { reason: string }>(deed: (tx: Tx, user: UserRow, input: Input) => Promise<AuditLine>) =>
    async (actor: CurrentUser, id: string, input: Input): Promise<AdminUserDetails> => {
      const user = await getExisting(id, users.find, 'USER_NOT_FOUND');
      await transaction(async (tx) => {
        const noted = await deed(tx, user, input);
        await audit.record(tx, { ...noted, reason: input.reason, actorId: actor._id, personId: user.id });
      });
      return get(id);
    };

  return {
    get,

    list: async (query: AdminUsersQuery): Promise<AdminUserPage> => {
      const { rows, count } = await adminUsers.list(query);
      const data = rows.map((row) => toAdminUser(row, links));
      return { success: true, data, count, page: query.page, limit: query.limit };
    },

    suspend: act(deeds.suspend),
    reinstate: act(deeds.reinstate),
    endSessions: act(deeds.endSessions),
    changeRole: act(deeds.changeRole),
    feature: act(deeds.feature),
    unfeature: act(deeds.unfeature),
  };
}

/** What can be done to an account; each says what is noted of it. */
function createDeeds({ adminUsers, users, suspensions, sessions, accountNotices }: Dependencies) {
  return {
    suspend: async (tx: Tx, { id }: UserRow, { reason }: WithReason): Promise<AuditLine> => {
      await suspensions.suspend(tx, id, reason);
      return { action: 'personSuspended' };
    },

    reinstate: async (tx: Tx, { id }: UserRow, { reason }: WithReason): Promise<AuditLine> => {
      await suspensions.reinstate(tx, id, reason);
      return { action: 'personReinstated' };
    },

    endSessions: async (tx: Tx, { id }: UserRow): Promise<AuditLine> => {
      await suspensions.lock(tx, id);
      await sessions.revokeAll(tx, id);
      return { action: 'sessionsEnded' };
    },

    /** NOT_FEATURABLE, FEATURED_LIMIT */
    feature: async (tx: Tx, { id }: UserRow, { days }: FeatureCompany): Promise<AuditLine> => {
      const { userType, suspendedAt } = await suspensions.lock(tx, id);
      if (userType !== 'company' || suspendedAt !== null) throw new AppError('NOT_FEATURABLE');
      if ((await adminUsers.countFeatured(tx, id)) >= FEATURED_MAX)
        throw new AppError('FEATURED_LIMIT', { max: FEATURED_MAX });
      await adminUsers.feature(tx, id, days);
      return { action: 'companyFeatured', values: { days: String(days) } };
    },

    /** NOT_FEATURED */
    unfeature: async (tx: Tx, { id }: UserRow): Promise<AuditLine> => {
      await suspensions.lock(tx, id);
      if (!(await adminUsers.unfeature(tx, id))) throw new AppError('NOT_FEATURED');
      return { action: 'companyUnfeatured' };
    },

    /** CONTRACTS_RUNNING */
    changeRole: async (tx: Tx, { id }: UserRow, { userType: to, reason }: ChangeRole): Promise<AuditLine> => {
      const { userType: from } = await suspensions.lock(tx, id);
      if ((await adminUsers.countRunningContracts(tx, id)) > 0) throw new AppError('CONTRACTS_RUNNING');
      await users.update(tx, id, { userType: to });
      await accountNotices.of(tx, { userId: id, kind: 'roleChanged', href: '/', values: { reason } });
      // Pages of the former role are still open: they begin anew.
      await sessions.revokeAll(tx, id);
      return { action: 'roleChanged', values: { from, to } };
    },
  };
}

function toAdminUser({ user, lastSeenAt }: AdminUserRecord, links: FileLinks): AdminUser {
  return {
    _id: user.id,
    fullName: displayName(user),
    email: user.email,
    profile: links.publicLink(user.profileFileId),
    userType: user.userType,
    state: stateOf(user),
    emailVerified: user.emailVerifiedAt !== null,
    identityVerified: user.identityVerifiedAt !== null,
    licenceVerified: user.licenceVerifiedAt !== null,
    insuranceVerified: user.insuranceVerifiedAt !== null,
    featuredUntil: featuredUntilOf(user),
    city: user.city,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  };
}

function featuredUntilOf({ userType, suspendedAt, deletedAt, featuredUntil }: AdminUserRecord['user']) {
  const isShown = userType === 'company' && suspendedAt === null && deletedAt === null;
  return isShown && featuredUntil !== null && featuredUntil > new Date() ? featuredUntil.toISOString() : null;
}

function stateOf({ deletedAt, suspendedAt }: AdminUserRecord['user']): AdminUser['state'] {
  if (deletedAt !== null) return 'deleted';
  return suspendedAt === null ? 'active' : 'suspended';
}
