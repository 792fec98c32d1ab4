import type { Decline } from '@plumbline/shared-schema/applications';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, exists, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import type { ApplicationRow } from '../../../database/tables/applications';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import type { OfferRow } from '../../../database/tables/offers';
import { users } from '../../../database/tables/users';

/** An application with the job and the applicant it belongs to. Cost in cents. */
export type ApplicationRecord = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];
export type NewApplication = typeof applications.$inferInsert;
export type ApplicationWords = Pick<
  ApplicationRow,
  'coverLetter' | 'estimatedServiceCost' | 'estimatedCompletionTime'
>;

/** An offer for it in one of these states. */
const standingOffer = (executor: Executor, statuses: OfferRow['status'][]) =>
  executor
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.jobId, applications.jobId),
        eq(offers.professionalId, applications.userId),
        inArray(offers.status, statuses),
      ),
    );

function selectApplications(executor: Executor) {
  return executor
    .select({
      id: applications.id,
      coverLetter: applications.coverLetter,
      estimatedServiceCost: applications.estimatedServiceCost,
      estimatedCompletionTime: applications.estimatedCompletionTime,
      isHired: applications.isHired,
      isShortlisted: applications.isShortlisted,
      hasOffer: sql<boolean>`${exists(standingOffer(executor, ['pending', 'accepted']))}`,
      createdAt: applications.createdAt,
      changedAt: applications.changedAt,
      declinedAt: applications.declinedAt,
      declineReason: applications.declineReason,
      declineMessage: applications.declineMessage,
      job: {
        id: jobs.id,
        title: jobs.title,
        description: jobs.description,
        jobType: jobs.jobType,
        jobDuration: jobs.jobDuration,
        jobCategory: jobs.jobCategory,
        experience: jobs.experience,
        skillsRequired: jobs.skillsRequired,
        salary: jobs.salary,
        status: jobs.status,
      },
      applicant: {
        ...personColumns(users),
        city: users.city,
        title: users.title,
        rating: users.rating,
        reviewCount: users.reviewCount,
        completedContracts: users.completedContracts,
        emailVerifiedAt: users.emailVerifiedAt,
        identityVerifiedAt: users.identityVerifiedAt,
        licenceVerifiedAt: users.licenceVerifiedAt,
        insuranceVerifiedAt: users.insuranceVerifiedAt,
        availableFrom: sql<string | null>`(select available_from::text from availabilities
          where availabilities.user_id = ${users.id})`,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .$dynamic();
}

/** False: there is no such application to a job of this owner. */
const createShortlist =
  (database: Database) =>
  async (key: { id: string; ownerId: string }, isShortlisted: boolean): Promise<boolean> => {
    const rows = await database
      .update(applications)
      .set({ isShortlisted })
      .from(jobs)
      .where(
        and(
          eq(applications.id, key.id),
          eq(jobs.id, applications.jobId),
          eq(jobs.ownerId, key.ownerId),
          ne(jobs.status, 'removed'),
        ),
      )
      .returning({ id: applications.id });
    return rows.length > 0;
  };

/** What the owner of the job answers an applicant without an offer. */
const declining = {
  /** One to a job of this owner, locked against offers and changes until the transaction ends. */
  findReceivedForUpdate: async (executor: Executor, key: { id: string; ownerId: string }) => {
    const [row] = await executor
      .select({ id: applications.id, jobId: applications.jobId, userId: applications.userId })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, key.id), eq(jobs.ownerId, key.ownerId), ne(jobs.status, 'removed')))
      .for('update', { of: applications });
    return row;
  },

  /** It also leaves the shortlist. */
  decline: async (executor: Executor, id: string, { reason, message }: Decline): Promise<void> => {
    await executor
      .update(applications)
      .set({
        declinedAt: sql`now()`,
        declineReason: reason,
        declineMessage: message,
        isShortlisted: false,
      })
      .where(eq(applications.id, id));
  },

  reconsider: async (executor: Executor, id: string): Promise<void> => {
    await executor
      .update(applications)
      .set({ declinedAt: null, declineReason: null, declineMessage: null })
      .where(eq(applications.id, id));
  },
};

export function createApplicationsRepository(database: Database) {
  const listWhere = (where: SQL | undefined) =>
    selectApplications(database).where(where).orderBy(desc(applications.createdAt), desc(applications.id));

  const read = async (executor: Executor, id: string): Promise<ApplicationRecord | undefined> => {
    const [record] = await selectApplications(executor).where(eq(applications.id, id));
    return record;
  };

  return {
    ...declining,

    /** `undefined`: this person has applied to this job before. */
    insert: async (
      executor: Executor,
      application: NewApplication,
    ): Promise<ApplicationRecord | undefined> => {
      const [row] = await executor
        .insert(applications)
        .values(application)
        .onConflictDoNothing({ target: [applications.jobId, applications.userId] })
        .returning({ id: applications.id });
      return row && read(executor, row.id);
    },

    read,

    change: async (executor: Executor, id: string, words: ApplicationWords): Promise<void> => {
      await executor
        .update(applications)
        .set({ ...words, changedAt: sql`now()` })
        .where(eq(applications.id, id));
    },

    shortlist: createShortlist(database),

    listByJob: (jobId: string) => listWhere(eq(applications.jobId, jobId)),

    /** What they wrote themselves. Applications to removed jobs stay: they are the applicant's own history. */
    listByApplicant: (userId: string) =>
      listWhere(and(eq(applications.userId, userId), isNull(applications.repeatsId))),

    /** The applicant's own, locked until the transaction ends so that nobody is hired meanwhile. */
    findForUpdate: async (executor: Executor, key: { id: string; userId: string }) => {
      const [row] = await executor
        .select({ id: applications.id, jobId: applications.jobId, ownerId: jobs.ownerId })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(eq(applications.id, key.id), eq(applications.userId, key.userId)))
        .for('update', { of: applications });
      return row;
    },

    /** False: hired, declined, or an offer was accepted; nothing was deleted. */
    removeUncommitted: async (executor: Executor, id: string): Promise<boolean> => {
      const accepted = standingOffer(executor, ['accepted']);
      const rows = await executor
        .delete(applications)
        .where(
          and(
            eq(applications.id, id),
            ne(applications.isHired, true),
            isNull(applications.declinedAt),
            not(exists(accepted)),
          ),
        )
        .returning({ id: applications.id });
      return rows.length > 0;
    },
  };
}
export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;
