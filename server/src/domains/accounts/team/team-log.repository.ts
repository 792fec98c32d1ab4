import { and, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TEAM_LOG_SHOWN } from '@plumbline/shared-schema/limits';
import type { TeamSubject } from '@plumbline/shared-schema/team-roles';
import type { Database, Executor } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { chats } from '../../../database/tables/chats';
import { contracts } from '../../../database/tables/contracts';
import { feedbacks } from '../../../database/tables/feedbacks';
import { invites } from '../../../database/tables/invites';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { quotes } from '../../../database/tables/quotes';
import { teamLog } from '../../../database/tables/team';
import { users } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';

/** Who did what for a company, and to what. */
export function createTeamLog(database: Database) {
  return {
    addToLog: async (executor: Executor, row: typeof teamLog.$inferInsert): Promise<string> => {
      const [added] = await executor.insert(teamLog).values(row).returning({ id: teamLog.id });
      return added?.id ?? '';
    },

    /** Of an entry whose subject was made by what it tells of. */
    setSubjectId: async (id: string, subjectId: string): Promise<void> => {
      await database.update(teamLog).set({ subjectId }).where(eq(teamLog.id, id));
    },

    removeFromLog: async (id: string): Promise<void> => {
      await database.delete(teamLog).where(eq(teamLog.id, id));
    },

    listLog: (companyId: string) => listLog(database, companyId),
  };
}

const other = alias(users, 'other');
const idOf = (subject: TeamSubject) =>
  sql`case when ${eq(teamLog.subject, subject)} then ${teamLog.subjectId} end`;

/** The newest first, each with what it is about: only what is the company's, as an entry may tell of a refused try. */
function listLog(database: Database, companyId: string) {
  const { firstUserId, secondUserId } = chats;
  const jobId = sql`coalesce(${applications.jobId}, ${offers.jobId}, ${invites.jobId}, ${visits.jobId}, ${quotes.jobId}, ${contracts.jobId},
    ${idOf('job')})`;
  const otherId = sql`coalesce(${applications.userId}, ${offers.professionalId}, ${invites.contractorId}, ${visits.contractorId}, ${quotes.contractorId},
    ${contracts.professionalId}, ${idOf('person')}, case ${firstUserId} when ${companyId} then ${secondUserId} else ${firstUserId} end)`;
  const contractId = sql`coalesce(${feedbacks.contractId}, ${idOf('contract')})`;
  const isOwnReview = or(eq(feedbacks.subjectId, companyId), eq(feedbacks.authorId, companyId));
  const isToOwnJob = sql`exists (select from jobs own
    where own.id = ${applications.jobId} and own.owner_id = ${companyId})`;
  const isInChat = sql`${companyId} in (${firstUserId}, ${secondUserId})`;
  return database
    .select({
      entry: teamLog,
      actor: users,
      contractId: contracts.id,
      job: { id: jobs.id, title: jobs.title },
      other,
    })
    .from(teamLog)
    .innerJoin(users, eq(users.id, teamLog.actorId))
    .leftJoin(applications, and(eq(applications.id, idOf('application')), isToOwnJob))
    .leftJoin(offers, and(eq(offers.id, idOf('offer')), eq(offers.clientId, companyId)))
    .leftJoin(invites, and(eq(invites.id, idOf('invite')), eq(invites.clientId, companyId)))
    .leftJoin(visits, and(eq(visits.id, idOf('visit')), eq(visits.clientId, companyId)))
    .leftJoin(quotes, and(eq(quotes.id, idOf('quote')), eq(quotes.clientId, companyId)))
    .leftJoin(feedbacks, and(eq(feedbacks.id, idOf('review')), isOwnReview))
    .leftJoin(contracts, and(eq(contracts.id, contractId), eq(contracts.clientId, companyId)))
    .leftJoin(jobs, and(eq(jobs.id, jobId), eq(jobs.ownerId, companyId)))
    .leftJoin(chats, and(eq(chats.id, idOf('chat')), isInChat))
    .leftJoin(other, eq(other.id, otherId))
    .where(eq(teamLog.companyId, companyId))
    .orderBy(desc(teamLog.id))
    .limit(TEAM_LOG_SHOWN);
}

export type TeamLogRow = Awaited<ReturnType<typeof listLog>>[number];
