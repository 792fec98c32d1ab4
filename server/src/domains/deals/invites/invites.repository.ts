import type { InvitesQuery, InviteStatus } from '@plumbline/shared-schema/invites';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor, Tx } from '../../../database/connect';
import { written } from '../../../database/written';
import { applications } from '../../../database/tables/applications';
import { invites } from '../../../database/tables/invites';
import type { InviteRow } from '../../../database/tables/invites';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';

/** An invitation with its job and both people. */
export type InviteRecord = Awaited<ReturnType<ReturnType<typeof selectInvites>['execute']>>[number];
export type NewInvite = Pick<InviteRow, 'jobId' | 'clientId' | 'contractorId' | 'message'>;

const clients = alias(users, 'clients');
const contractors = alias(users, 'contractors');

function selectInvites(executor: Executor) {
  return executor
    .select({
      invite: invites,
      job: {
        id: jobs.id,
        title: jobs.title,
        jobType: jobs.jobType,
        jobDuration: jobs.jobDuration,
        jobCategory: jobs.jobCategory,
        salary: jobs.salary,
        status: jobs.status,
      },
      client: personColumns(clients),
      contractor: personColumns(contractors),
      hasApplied: sql<boolean>`${applications.id} is not null`,
    })
    .from(invites)
    .innerJoin(jobs, eq(jobs.id, invites.jobId))
    .innerJoin(clients, eq(clients.id, invites.clientId))
    .innerJoin(contractors, eq(contractors.id, invites.contractorId))
    .leftJoin(
      applications,
      and(eq(applications.jobId, invites.jobId), eq(applications.userId, invites.contractorId)),
    )
    .$dynamic();
}

export function createInvitesRepository(database: Database) {
  return {
    /** `undefined`: this person was invited to this job before. */
    insert: async (tx: Tx, invite: NewInvite): Promise<string | undefined> => {
      const [row] = await tx
        .insert(invites)
        .values(invite)
        .onConflictDoNothing({ target: [invites.jobId, invites.contractorId] })
        .returning({ id: invites.id });
      return row?.id;
    },

    find: async (id: string): Promise<InviteRecord | undefined> => {
      const [record] = await selectInvites(database).where(eq(invites.id, id));
      return record;
    },

    get: async (tx: Tx, id: string): Promise<InviteRecord> => {
      const [record] = await selectInvites(tx).where(eq(invites.id, id));
      return written(record);
    },

    /** Locked until the transaction ends. */
    findForUpdate: async (tx: Tx, id: string): Promise<InviteRecord | undefined> => {
      await tx.select({ id: invites.id }).from(invites).where(eq(invites.id, id)).for('no key update');
      const [record] = await selectInvites(tx).where(eq(invites.id, id));
      return record;
    },

    /** The conditional update of every move; false: its status is no longer `from`. */
    update: async (
      tx: Tx,
      id: string,
      { from, to }: { from: InviteStatus; to: InviteStatus },
    ): Promise<boolean> => {
      const rows = await tx
        .update(invites)
        .set({ status: to, updatedAt: sql`clock_timestamp()` })
        .where(and(eq(invites.id, id), eq(invites.status, from)))
        .returning({ id: invites.id });
      return rows.length > 0;
    },

    /** Where `userId` is a party, newest first. */
    listByParty: (userId: string, { jobId, status }: InvitesQuery): Promise<InviteRecord[]> =>
      selectInvites(database)
        .where(
          and(
            or(eq(invites.clientId, userId), eq(invites.contractorId, userId)),
            jobId === undefined ? undefined : eq(invites.jobId, jobId),
            status === undefined ? undefined : eq(invites.status, status),
          ),
        )
        .orderBy(desc(invites.createdAt), desc(invites.id)),

    hasApplied: async (tx: Tx, key: { jobId: string; userId: string }): Promise<boolean> => {
      const where = and(eq(applications.jobId, key.jobId), eq(applications.userId, key.userId));
      return (await tx.$count(applications, where)) > 0;
    },
  };
}
export type InvitesRepository = ReturnType<typeof createInvitesRepository>;
