import { OPEN_VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { personalOf } from '../../../database/personal';
import type { Person } from '../../../database/personal';
import { schema } from '../../../database/schema';
import { applications } from '../../../database/tables/applications';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { files } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';

/** What each table declares. */
export async function removeOwnRows(tx: Tx, person: Person): Promise<void> {
  for (const table of Object.values(schema)) {
    const removed = personalOf(table)?.removed;
    // Without a condition all rows of everybody would go.
    if (typeof removed === 'function') await tx.delete(table).where(removed(person) ?? sql`false`);
  }
}

type Dealings = {
  closedJobs: string[];
  applications: { applicationId: string; jobId: string; ownerId: string }[];
  canceledVisits: (typeof visits.$inferSelect)[];
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
    .update(offers)
    .set({ expiresAt: sql`now()` })
    .where(
      and(or(eq(offers.clientId, userId), eq(offers.professionalId, userId)), eq(offers.status, 'pending')),
    );
  const ownerOf = new Map(owners.map(({ jobId, ownerId }) => [jobId, ownerId]));
  return {
    closedJobs: closed.map(({ id }) => id),
    applications: withdrawn.map((row) => ({ ...row, ownerId: ownerOf.get(row.jobId) ?? '' })),
    canceledVisits: await cancelVisits(tx, userId),
  };
}

/** The open ones of somebody who leaves; the address of none stays. */
async function cancelVisits(tx: Tx, userId: string) {
  await tx.update(visits).set({ address: '' }).where(eq(visits.clientId, userId));
  return tx
    .update(visits)
    .set({
      status: 'cancelled',
      times: [],
      proposerId: null,
      cancelledById: userId,
      revision: sql`${visits.revision} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(
      and(
        or(eq(visits.clientId, userId), eq(visits.contractorId, userId)),
        inArray(visits.status, [...OPEN_VISIT_STATUSES]),
      ),
    )
    .returning();
}

/** All but what others were sent, or need to read a contract: what tables declare, and files of jobs with a contract. */
export async function listRemovableFiles(tx: Tx, userId: string): Promise<string[]> {
  const keepers = Object.values(schema).flatMap((table) =>
    (personalOf(table)?.keepsFiles ?? []).map(
      (column) => sql`and not exists (select from ${table} where ${column} = ${files.id})`,
    ),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from files where owner_id = ${userId}::uuid ${sql.join(keepers, sql` `)}
      and not exists (select from jobs join contracts on contracts.job_id = jobs.id
        where jobs.owner_id = ${userId}::uuid
          and (jobs.attachment_file_id = files.id
            or exists (select from job_pictures where job_id = jobs.id and id = files.id)))`);
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
