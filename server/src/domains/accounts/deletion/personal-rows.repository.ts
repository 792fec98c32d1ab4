import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../database/connect';
import { accountExports } from '../../../database/tables/account-exports';
import {
  accountAttempts,
  emailCodes,
  failedSignIns,
  identities,
  knownDevices,
  passwordResets,
  recoveryCodes,
  sessions,
  signInTickets,
  twoSteps,
} from '../../../database/tables/accounts';
import { agreements } from '../../../database/tables/agreements';
import { applications } from '../../../database/tables/applications';
import { availabilities } from '../../../database/tables/availabilities';
import { blocks } from '../../../database/tables/blocks';
import { cases } from '../../../database/tables/cases';
import { contractArchives } from '../../../database/tables/contracts';
import { emailChanges, emailUndos } from '../../../database/tables/email-changes';
import { idempotencyKeys } from '../../../database/tables/idempotency-keys';
import { invites } from '../../../database/tables/invites';
import { jobs } from '../../../database/tables/jobs';
import {
  notificationChoices,
  notifications,
  pushSubscriptions,
} from '../../../database/tables/notifications';
import { offers } from '../../../database/tables/offers';
import { passkeyChallenges, passkeys } from '../../../database/tables/passkeys';
import { paymentMethods, providerPeople } from '../../../database/tables/payments';
import { savedProfessionals } from '../../../database/tables/professionals';
import {
  certificates,
  experiences,
  languages,
  portfolioItems,
  userSkills,
} from '../../../database/tables/profile-entries';
import { promotions } from '../../../database/tables/promotions';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { savedSearches } from '../../../database/tables/saved-searches';
import { supportTickets } from '../../../database/tables/support-tickets';
import { teamInvitations, teamLog, teamMembers } from '../../../database/tables/team';
import { files } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';

/** Rows that concern one person and nobody else, by the column that says whose they are. */
const OWN_ROWS: readonly [PgTable, AnyPgColumn][] = [
  [knownDevices, knownDevices.userId],
  [emailCodes, emailCodes.userId],
  [emailChanges, emailChanges.userId],
  [emailUndos, emailUndos.userId],
  [passwordResets, passwordResets.userId],
  [twoSteps, twoSteps.userId],
  [recoveryCodes, recoveryCodes.userId],
  // Of members who acted for it.
  [sessions, sessions.actingFor],
  [teamMembers, teamMembers.companyId],
  [teamMembers, teamMembers.userId],
  [teamInvitations, teamInvitations.companyId],
  [teamLog, teamLog.companyId],
  [passkeys, passkeys.userId],
  [passkeyChallenges, passkeyChallenges.userId],
  [signInTickets, signInTickets.userId],
  [identities, identities.userId],
  [languages, languages.userId],
  [userSkills, userSkills.userId],
  [certificates, certificates.userId],
  [experiences, experiences.userId],
  [portfolioItems, portfolioItems.userId],
  [availabilities, availabilities.userId],
  [promotions, promotions.userId],
  [agreements, agreements.userId],
  [savedJobs, savedJobs.userId],
  [savedSearches, savedSearches.userId],
  [savedProfessionals, savedProfessionals.userId],
  [savedProfessionals, savedProfessionals.professionalId],
  [notifications, notifications.userId],
  // Those of others that name the person.
  [notifications, notifications.actorId],
  [notificationChoices, notificationChoices.userId],
  [pushSubscriptions, pushSubscriptions.userId],
  [blocks, blocks.blockerId],
  [contractArchives, contractArchives.userId],
  [supportTickets, supportTickets.userId],
  [accountExports, accountExports.userId],
  [paymentMethods, paymentMethods.userId],
  [providerPeople, providerPeople.userId],
];

export async function removeOwnRows(tx: Tx, { id, email }: UserRow): Promise<void> {
  for (const [table, owner] of OWN_ROWS) await tx.delete(table).where(eq(owner, id));
  // With what was answered to their requests.
  await tx.delete(cases).where(and(eq(cases.personId, id), eq(cases.kind, 'supportTicket')));
  // Their own calls, those that they made for a company, and those of others for theirs.
  await tx.delete(idempotencyKeys).where(like(idempotencyKeys.caller, `%${id}%`));
  await tx.delete(failedSignIns).where(eq(failedSignIns.email, email));
  await tx.delete(accountAttempts).where(inArray(accountAttempts.email, [email, id]));
}

type Dealings = {
  closedJobs: string[];
  applications: { applicationId: string; jobId: string; ownerId: string }[];
};

/** Ends what nobody can answer any more; offers expire, which the sweep of offers tells the other side. */
export async function retireDealings(tx: Tx, userId: string): Promise<Dealings> {
  const closed = await tx
    .update(jobs)
    .set({ status: 'closed' })
    .where(and(eq(jobs.ownerId, userId), eq(jobs.status, 'open')))
    .returning({ id: jobs.id });
  await tx.update(jobs).set({ lat: null, lng: null }).where(eq(jobs.ownerId, userId));
  const withdrawn = await tx
    .delete(applications)
    .where(and(eq(applications.userId, userId), eq(applications.isHired, false)))
    .returning({ applicationId: applications.id, jobId: applications.jobId });
  const owners = await tx
    .select({ jobId: jobs.id, ownerId: jobs.ownerId })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        withdrawn.map(({ jobId }) => jobId),
      ),
    );
  await tx
    .delete(invites)
    .where(
      and(or(eq(invites.clientId, userId), eq(invites.contractorId, userId)), eq(invites.status, 'pending')),
    );
  await tx
    .update(offers)
    .set({ expiresAt: sql`now()` })
    .where(
      and(or(eq(offers.clientId, userId), eq(offers.professionalId, userId)), eq(offers.status, 'pending')),
    );
  const ownerOf = new Map(owners.map(({ jobId, ownerId }) => [jobId, ownerId]));
  return {
    closedJobs: closed.map(({ id }) => id),
    applications: withdrawn.map((row) => ({ ...row, ownerId: ownerOf.get(row.jobId) ?? '' })),
  };
}

/** All but what others were sent, or need to read a contract: files of messages, of work, and of jobs with a contract. */
export async function listRemovableFiles(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from files where owner_id = ${userId}::uuid
      and not exists (select from message_files m where m.file_id = files.id)
      and not exists (select from message_files m where m.thumbnail_file_id = files.id)
      and not exists (select from submission_files s where s.file_id = files.id)
      and not exists (select from dispute_files d where d.file_id = files.id)
      and not exists (select from jobs join contracts on contracts.job_id = jobs.id
        where jobs.owner_id = ${userId}::uuid
          and (jobs.attachment_file_id = files.id or jobs.thumbnail_file_id = files.id))`);
  return rows.map(({ id }) => id);
}

/** Returns what the store keeps them under. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning({ storageKey: files.storageKey });
  return removed.map(({ storageKey }) => storageKey);
}
