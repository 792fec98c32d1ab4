import { DEAL_EVENTS_MAX } from '@plumbline/shared-schema/limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contractEvents, contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offerEvents, offers } from '../../../database/tables/offers';

export type DealsRepository = ReturnType<typeof createDealsRepository>;
export type Pair = { userId: string; otherId: string };
/** `jobId` null: of jobs that the two have no chat about. */
export type EventScope = Pair & { jobId: string | null };

const pairOf = (hirer: SQL, professional: SQL, { userId, otherId }: Pair) =>
  sql`(${hirer}, ${professional}) in ((${userId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${userId}::uuid))`;

/** What two people have to do with each other. */
export function createDealsRepository(database: Database) {
  return {
    /** Applications of one to a job of the other, newest first. */
    listApplications: (pair: Pair) =>
      database
        .select({
          id: applications.id,
          userId: applications.userId,
          isHired: sql<boolean>`exists (select from contracts
            where contracts.job_id = ${jobs.id} and contracts.professional_id = ${applications.userId})`,
          isDeclined: sql<boolean>`${applications.declinedAt} is not null`,
          createdAt: applications.createdAt,
          job: { id: jobs.id, title: jobs.title, status: jobs.status },
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(pairOf(sql`${jobs.ownerId}`, sql`${applications.userId}`, pair))
        .orderBy(desc(applications.createdAt), desc(applications.id)),

    listOfferEvents: (scope: EventScope) =>
      database
        .select({
          id: offerEvents.id,
          action: offerEvents.action,
          jobTitle: jobs.title,
          createdAt: offerEvents.createdAt,
        })
        .from(offerEvents)
        .innerJoin(offers, eq(offers.id, offerEvents.offerId))
        .innerJoin(jobs, eq(jobs.id, offers.jobId))
        .where(and(pairOf(sql`${offers.clientId}`, sql`${offers.professionalId}`, scope), isAbout(scope)))
        .orderBy(desc(offerEvents.createdAt), desc(offerEvents.id))
        .limit(DEAL_EVENTS_MAX),

    listContractEvents: (scope: EventScope) =>
      database
        .select({
          id: contractEvents.id,
          action: contractEvents.action,
          jobTitle: jobs.title,
          createdAt: contractEvents.createdAt,
        })
        .from(contractEvents)
        .innerJoin(contracts, eq(contracts.id, contractEvents.contractId))
        .innerJoin(jobs, eq(jobs.id, contracts.jobId))
        .where(
          and(pairOf(sql`${contracts.clientId}`, sql`${contracts.professionalId}`, scope), isAbout(scope)),
        )
        .orderBy(desc(contractEvents.createdAt), desc(contractEvents.id))
        .limit(DEAL_EVENTS_MAX),
  };
}

function isAbout({ jobId, userId, otherId }: EventScope): SQL {
  if (jobId !== null) return eq(jobs.id, jobId);
  return sql`not exists (select from chats where chats.job_id = ${jobs.id}
    and chats.first_user_id = least(${userId}::uuid, ${otherId}::uuid)
    and chats.second_user_id = greatest(${userId}::uuid, ${otherId}::uuid))`;
}
