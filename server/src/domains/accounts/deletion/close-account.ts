import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import { textOf } from '../../../kit/texts';
import type { SessionsService } from '../auth/sessions.service';
import type { UsersRepository } from '../../people/users/users.repository';
import { openWork } from '../team/team-work.repository';
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
 * Takes the person out of an account whose time has come. The row stays, without anything of the person, for the reviews,
 * contracts and messages of others that refer to it.
 */
function createCloseAccount({ users, sessions, mails, outbox }: Dependencies) {
  return async (tx: Tx, user: UserRow): Promise<void> => {
    const { id: userId } = user;
    await sessions.revokeAll(tx, userId);

    const { closedJobs, applications, canceledVisits } = await retireDealings(tx, userId);
    for (const jobId of closedJobs) await outbox.add(tx, 'job.closed', { jobId, ownerId: userId });
    for (const application of applications)
      await outbox.add(tx, 'application.deleted', { ...application, userId });

    for (const { id: visitId, jobId, clientId, contractorId, revision } of canceledVisits) {
      const change = { action: 'cancel', actorId: userId, revision } as const;
      await outbox.add(tx, 'visit.changed', { visitId, jobId, clientId, contractorId, ...change });
    }

    for (const change of await openWork(tx, { userId })) await outbox.add(tx, 'assignment.changed', change);

    const storageKeys = await removeFiles(tx, await listRemovableFiles(tx, userId));
    for (const storageKey of storageKeys) await outbox.add(tx, 'file.removed', { storageKey });

    await removeOwnRows(tx, user);
    await users.update(tx, userId, nobody(user));
    await outbox.add(tx, 'user.updated', { userId });
    if (user.emailVerifiedAt !== null) await mails.add(tx, user, { template: 'accountDeleted' });
  };
}

/**
 * Closes all whose time has come, each in a transaction of its own: a process that dies leaves an account whole or gone,
 * and two processes never take the same.
 */
export function createAccountClosing(parts: Dependencies) {
  const { deletions, transaction } = parts;
  const closeAccount = createCloseAccount(parts);

  /** `false` when nobody is left. */
  const closeNext = (): Promise<boolean> =>
    transaction(async (tx) => {
      const user = await deletions.lockDue(tx);
      if (user === undefined) return false;
      // A contract may have been made, or money moved, between the question and the lock.
      const isBusy = (await deletions.listRunning(tx, user.id)).length > 0;
      if (!isBusy && (await deletions.moneyOf(tx, user.id)) === 0) await closeAccount(tx, user);
      return true;
    });

  return async (): Promise<void> => {
    while (await closeNext());
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
    insuranceFileId: null,
    identityVerifiedAt: null,
    licenceVerifiedAt: null,
    licenceNumber: null,
    licenceExpiresOn: null,
    licenceValidUntil: null,
    insuranceVerifiedAt: null,
    insurer: null,
    insuranceCover: null,
    insuranceEndsOn: null,
    insuranceValidUntil: null,
    insuranceToldDays: null,
    deletionDueAt: null,
    deletedAt: new Date(),
  };
}
