import type { Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { AccountNotices } from '../../accounts/auth/account-notices';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';

type Dependencies = {
  users: UsersRepository;
  jobs: JobsRepository;
  sessions: SessionsService;
  accountNotices: AccountNotices;
  outbox: Outbox;
};

export type Suspensions = ReturnType<typeof createSuspensions>;

/** Shuts people out and lets them in again. Their contracts stay as they are, for the other side to read. */
export function createSuspensions({ users, jobs, sessions, accountNotices, outbox }: Dependencies) {
  /** Locked, so that of two calls at once the second sees the first. ADMIN_ACCOUNT */
  async function lock(tx: Tx, userId: string): Promise<UserRow> {
    await lockPeople(tx, [userId]);
    const row = existing(await users.findIn(tx, userId), 'USER_NOT_FOUND');
    if (row.deletedAt !== null) throw new AppError('USER_NOT_FOUND');
    if (row.userType === 'admin') throw new AppError('ADMIN_ACCOUNT');
    return row;
  }

  /** ALREADY_SUSPENDED */
  async function suspend(tx: Tx, userId: string, reason: string): Promise<void> {
    const row = await lock(tx, userId);
    if (row.suspendedAt !== null) throw new AppError('ALREADY_SUSPENDED');
    await users.update(tx, userId, { suspendedAt: new Date(), suspensionReason: reason });
    for (const jobId of await jobs.hideAllOf(tx, userId))
      await outbox.add(tx, 'job.closed', { jobId, ownerId: userId });
    await outbox.add(tx, 'user.updated', { userId });
    await accountNotices.of(tx, { userId, kind: 'accountSuspended', href: '/support', values: { reason } });
    await sessions.revokeAll(tx, userId);
  }

  return {
    lock,
    suspend,

    /** Who is suspended already stays so, for the first reason. */
    ensure: async (tx: Tx, userId: string, reason: string): Promise<void> => {
      if ((await lock(tx, userId)).suspendedAt === null) await suspend(tx, userId, reason);
    },

    /** What was hidden for it is there again. NOT_SUSPENDED */
    reinstate: async (tx: Tx, userId: string, reason: string): Promise<void> => {
      if ((await lock(tx, userId)).suspendedAt === null) throw new AppError('NOT_SUSPENDED');
      await users.update(tx, userId, { suspendedAt: null, suspensionReason: null });
      for (const jobId of await jobs.unhideAllOf(tx, userId))
        await outbox.add(tx, 'job.reopened', { jobId, ownerId: userId });
      await outbox.add(tx, 'user.updated', { userId });
      await accountNotices.of(tx, { userId, kind: 'accountReinstated', href: '/', values: { reason } });
    },
  };
}
