import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { projectJobs, projects } from '../../../database/tables/projects';
import { written } from '../../../database/written';
import { createOwnRowsRepository } from '../../../http/own-rows/own-rows.repository';
import type { Own } from '../../../http/own-rows/own-rows.repository';
import { figuresOf } from '../../money/ledger/figures.repository';

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectJobKey = { projectId: string; jobId: string };

const isHeld = eq(jobs.id, projectJobs.jobId);
const stands = ne(jobs.status, 'removed');

/** Answered neither with an offer nor with a no. */
const isUndecided = sql`not ${applications.isHired} and ${applications.declinedAt} is null
  and not exists (select from offers answer
    where answer.job_id = ${applications.jobId} and answer.professional_id = ${applications.userId})`;

/** What is known of the jobs of these projects. */
const knownOf = {
  /** In the order they came in. */
  listJobs: (executor: Executor, projectIds: string[]) =>
    executor
      .select({
        projectId: projectJobs.projectId,
        id: jobs.id,
        status: jobs.status,
        salary: jobs.salary,
        undecided: sql<number>`(select count(*)::int from ${applications}
          where ${applications.jobId} = ${jobs.id} and ${isUndecided})`,
      })
      .from(projectJobs)
      .innerJoin(jobs, isHeld)
      .where(and(inArray(projectJobs.projectId, projectIds), stands))
      .orderBy(asc(projectJobs.createdAt), asc(projectJobs.jobId)),

  /** Those that stand and have no contract yet. Budgets in cents. */
  listOffers: (executor: Executor, projectIds: string[]) =>
    executor
      .select({
        jobId: offers.jobId,
        budget: offers.budget,
        status: offers.status,
        isCountered: sql<boolean>`${offers.proposal} is not null`,
      })
      .from(projectJobs)
      .innerJoin(offers, eq(offers.jobId, projectJobs.jobId))
      .where(
        and(
          inArray(projectJobs.projectId, projectIds),
          inArray(offers.status, ['pending', 'accepted']),
          sql`not exists (select from contracts made where made.offer_id = ${offers.id})`,
        ),
      ),

  /** Amounts in cents. */
  listContracts: (executor: Executor, projectIds: string[]) =>
    executor
      .select({
        jobId: contracts.jobId,
        amount: contracts.amount,
        status: contracts.status,
        paymentStatus: contracts.paymentStatus,
        money: figuresOf(contracts.id),
      })
      .from(projectJobs)
      .innerJoin(contracts, eq(contracts.jobId, projectJobs.jobId))
      .where(inArray(projectJobs.projectId, projectIds)),
};

const jobsIn = {
  /** Locked until the transaction ends. */
  findForUpdate: async (tx: Tx, { id, userId }: Own): Promise<ProjectRow | undefined> => {
    const [row] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), eq(projects.userId, userId)))
      .for('update');
    return row;
  },

  /** The project that holds the job then: another one, where it was in that before. */
  putJob: async (tx: Tx, key: ProjectJobKey): Promise<string> => {
    const [row] = await tx
      .insert(projectJobs)
      .values(key)
      // Changes nothing, and so waits for whoever adds the same job, and gives their row.
      .onConflictDoUpdate({ target: projectJobs.jobId, set: { jobId: sql`excluded.job_id` } })
      .returning({ projectId: projectJobs.projectId });
    return written(row).projectId;
  },

  takeJob: async (tx: Tx, { projectId, jobId }: ProjectJobKey): Promise<boolean> => {
    const rows = await tx
      .delete(projectJobs)
      .where(and(eq(projectJobs.projectId, projectId), eq(projectJobs.jobId, jobId)))
      .returning({ jobId: projectJobs.jobId });
    return rows.length > 0;
  },

  countJobs: async (executor: Executor, projectId: string): Promise<number> => {
    const rows = await executor
      .select({ id: jobs.id })
      .from(projectJobs)
      .innerJoin(jobs, isHeld)
      .where(and(eq(projectJobs.projectId, projectId), stands));
    return rows.length;
  },
};

export const createProjectsRepository = (database: Database) => ({
  ...createOwnRowsRepository(database, projects),
  ...knownOf,
  ...jobsIn,
});
export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;
