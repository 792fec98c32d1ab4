import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import { textOf } from '../../../kit/texts';
import type { SessionsService } from '../auth/sessions.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { AccountDeletionRepository } from './account-deletion.repository';
import { listRemovableFiles, removeFiles, removeOwnRows, retireDealings } from './personal-rows.repository';

type Dependencies = {
  deletions: AccountDeletionRepository;
  users: UsersRepository;
  sessions: SessionsService;
  mails: Mails;
  outbox: Outbox;
  transaction: Transaction;
};

/**
 * Takes the person out of accounts whose time has come, each in a transaction of its own: a process that dies leaves one
 * whole or gone, and two processes never take the same. The row stays, without anything of the person, for the reviews,
 * contracts and messages of others that refer to it.
 */
export function createAccountRemoval(dependencies: Dependencies) {
  const { deletions, users, sessions, mails, outbox, transaction } = dependencies;

  async function remove(tx: Tx, user: UserRow): Promise<void> {
    await sessions.revokeAll(tx, user.id);
    const dealings = await retireDealings(tx, user.id);
    for (const jobId of dealings.closedJobs) await outbox.add(tx, 'job.closed', { jobId, ownerId: user.id });
    for (const application of dealings.applications)
      await outbox.add(tx, 'application.deleted', { ...application, userId: user.id });
    const storageKeys = await removeFiles(tx, await listRemovableFiles(tx, user.id));
    for (const storageKey of storageKeys) await outbox.add(tx, 'file.removed', { storageKey });
    await removeOwnRows(tx, user);
    await users.update(tx, user.id, nobody(user));
    await outbox.add(tx, 'user.updated', { userId: user.id });
    if (user.emailVerifiedAt !== null) await mails.add(tx, user, { template: 'accountDeleted' });
  }

  /** `false` when nobody is left. */
  const removeNext = (): Promise<boolean> =>
    transaction(async (tx) => {
      const user = await deletions.lockDue(tx);
      if (user === undefined) return false;
      // A contract may have been made, or money moved, between the question and the lock.
      const isBusy = (await deletions.listRunning(tx, user.id)).length > 0;
      if (!isBusy && (await deletions.moneyOf(tx, user.id)) === 0) await remove(tx, user);
      return true;
    });

  return async function sweep(): Promise<void> {
    while (await removeNext());
  };
}

/** What stays of an account: an id, a role, and what others gave it. */
function nobody({ id, language }: UserRow) {
  return {
    fullName: textOf(language, 'deletedAccount'),
    email: `${id}@deleted.invalid`,
    emailVerifiedAt: null,
    passwordHash: null,
    phoneNumber: null,
    lat: null,
    lng: null,
    city: null,
    country: null,
    title: null,
    bio: null,
    serviceRadiusKm: null,
    website: null,
    businessType: null,
    companyName: null,
    preferredServices: [],
    preferences: {},
    profileFileId: null,
    nationalIdFileId: null,
    licenceFileId: null,
    identityVerifiedAt: null,
    licenceVerifiedAt: null,
    licenceNumber: null,
    licenceExpiresOn: null,
    licenceValidUntil: null,
    deletionDueAt: null,
    deletedAt: new Date(),
  };
}
