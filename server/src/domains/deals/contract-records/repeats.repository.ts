import type { Offer } from '@plumbline/shared-schema/offers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { offers } from '../../../database/tables/offers';
import { users } from '../../../database/tables/users';

/** The contract that an offer repeats: its professional is asked again. */
export const repeatedContract = sql<Offer['repeats']>`(
  select jsonb_build_object('contractId', past.id, 'jobTitle', done.title,
    'finishedAt', to_char(coalesce(past.finished_at, past.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from applications again
  join contracts past on past.id = again.repeats_id
  join jobs done on done.id = past.job_id
  where again.job_id = ${offers.jobId} and again.user_id = ${offers.professionalId})`;

/** Contracts whose people work together once more. */
export const repeats = {
  /** A contract of this hirer, locked until the transaction ends: of calls at the same moment one goes first. */
  lock: async (tx: Tx, key: { id: string; clientId: string }) => {
    const [row] = await tx
      .select({
        id: contracts.id,
        jobId: contracts.jobId,
        professionalId: contracts.professionalId,
        status: contracts.status,
        professional: { deletedAt: users.deletedAt, suspendedAt: users.suspendedAt },
      })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.professionalId))
      .where(and(eq(contracts.id, key.id), eq(contracts.clientId, key.clientId)))
      .for('no key update', { of: contracts });
    return row;
  },

  /** Does an offer to work together again wait for its answer, or for its contract? */
  isOffered: async (tx: Tx, contractId: string): Promise<boolean> => {
    const rows = await tx
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(
        applications,
        and(eq(applications.jobId, offers.jobId), eq(applications.userId, offers.professionalId)),
      )
      .leftJoin(contracts, eq(contracts.offerId, offers.id))
      .where(
        and(
          eq(applications.repeatsId, contractId),
          isNull(contracts.id),
          sql`(${offers.status} = 'accepted' or (${offers.status} = 'pending' and ${offers.expiresAt} > now()))`,
        ),
      )
      .limit(1);
    return rows.length > 0;
  },

  /** The professional stands among the applicants of the new job without having written anything. */
  insertApplicant: async (
    tx: Tx,
    row: { jobId: string; userId: string; repeatsId: string },
  ): Promise<void> => {
    await tx.insert(applications).values({ ...row, coverLetter: '' });
  },
};
export type Repeats = typeof repeats;
