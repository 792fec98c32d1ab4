import type { Contract } from '@plumbline/shared-schema/contracts';
import { isId } from '@plumbline/shared-schema/ids';
import { PROJECT_MAX } from '@plumbline/shared-schema/limits';
import { toCents } from '@plumbline/shared-schema/money';
import { toLatLng } from '@plumbline/shared-schema/points';
import type { Project, ProjectDetails, SaveProject } from '@plumbline/shared-schema/projects';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { JobsService } from '../jobs/jobs.service';
import { moneyOf, stateOf } from './project-figures';
import type { JobFacts } from './project-figures';
import { createProjectJobs } from './project-jobs';
import type { ProjectRow, ProjectsRepository } from './projects.repository';

type Dependencies = {
  projects: ProjectsRepository;
  jobsRepository: JobsRepository;
  listOwnJobs: JobsService['listOwn'];
  /** As their hirer sees them. */
  listContracts: (user: CurrentUser, jobIds: string[]) => Promise<Contract[]>;
  database: Database;
  transaction: Transaction;
};
type JobKey = { id: string; jobId: string };

/** Projects belong to whoever made them, a company's to its team; to everybody else they do not exist. */
export function createProjectsService(dependencies: Dependencies) {
  const { projects, jobsRepository, database, transaction } = dependencies;
  const held = createProjectJobs(projects);
  const factsOf = createFacts(projects);

  /** What became of the project that `work` names. */
  const changed = (work: (tx: Tx) => Promise<string>): Promise<Project> =>
    transaction(async (tx) => {
      const row = await projects.get(tx, await work(tx));
      return toProject(row, (await factsOf(tx, [row]))(row));
    });

  const archive = (user: CurrentUser, projectId: string, isArchived: boolean) =>
    changed(async (tx) => {
      const { id, archivedAt } = await held.findOwn(tx, { userId: user._id, projectId });
      const since = archivedAt ?? new Date();
      await projects.update(tx, { id, userId: user._id }, { archivedAt: isArchived ? since : null });
      return id;
    });

  return {
    list: async (user: CurrentUser): Promise<Project[]> => {
      const rows = await projects.list(user._id);
      const facts = await factsOf(database, rows);
      const all = rows.map((row) => toProject(row, facts(row)));
      return [...all.filter(isOpen), ...all.filter((project) => !isOpen(project))];
    },

    get: createRead(dependencies, factsOf),

    /** PROJECT_LIMIT */
    add: (user: CurrentUser, input: SaveProject): Promise<Project> =>
      changed(async (tx) => {
        if ((await projects.countForUpdate(tx, user._id)) >= PROJECT_MAX.projects)
          throw new AppError('PROJECT_LIMIT', { max: PROJECT_MAX.projects });
        return projects.insert(tx, { ...toColumns(input), userId: user._id });
      }),

    change: (user: CurrentUser, projectId: string, input: SaveProject): Promise<Project> =>
      changed(async (tx) => {
        const { id } = await held.findOpen(tx, { userId: user._id, projectId });
        await projects.update(tx, { id, userId: user._id }, toColumns(input));
        return id;
      }),

    archive: (user: CurrentUser, id: string) => archive(user, id, true),
    reopen: (user: CurrentUser, id: string) => archive(user, id, false),

    /** Its jobs stay. */
    remove: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const isGone = isId(id) && (await projects.remove({ id, userId: user._id }, tx));
        if (!isGone) throw new AppError('PROJECT_NOT_FOUND');
      }),

    putJob: (user: CurrentUser, { id: projectId, jobId }: JobKey): Promise<void> =>
      transaction(async (tx) => {
        const find = (known: string) => jobsRepository.findForShare(tx, known);
        const job = await getExisting(jobId, find, 'JOB_NOT_FOUND');
        if (job.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        await held.put(tx, { userId: user._id, projectId, jobId: job.id });
      }),

    takeJob: (user: CurrentUser, { id: projectId, jobId }: JobKey): Promise<void> =>
      transaction(async (tx) => {
        if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND');
        await held.take(tx, { userId: user._id, projectId, jobId });
      }),
  };
}
export type ProjectsService = ReturnType<typeof createProjectsService>;

const isOpen = ({ archivedAt }: Project) => archivedAt === null;

/** What is known of the jobs of these projects, then by project. */
function createFacts(projects: ProjectsRepository) {
  return async (
    executor: Executor,
    rows: readonly ProjectRow[],
  ): Promise<(row: ProjectRow) => JobFacts[]> => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return () => [];
    const jobs = await projects.listJobs(executor, ids);
    const offers = await projects.listOffers(executor, ids);
    const contracts = await projects.listContracts(executor, ids);
    const facts = jobs.map((job) => ({
      ...job,
      offers: offers.filter(({ jobId }) => jobId === job.id),
      contracts: contracts.filter(({ jobId }) => jobId === job.id),
    }));
    return ({ id }) => facts.filter(({ projectId }) => projectId === id);
  };
}

function createRead(
  { projects, listOwnJobs, listContracts, database }: Dependencies,
  factsOf: ReturnType<typeof createFacts>,
) {
  return async (user: CurrentUser, id: string): Promise<ProjectDetails> => {
    const row = await getExisting(id, projects.find, 'PROJECT_NOT_FOUND');
    if (row.userId !== user._id) throw new AppError('PROJECT_NOT_FOUND');
    const facts = (await factsOf(database, [row]))(row);
    const ids = facts.map((job) => job.id);
    const { data } = await listOwnJobs(user, { page: 1, ids });
    const contracts = ids.length === 0 ? [] : await listContracts(user, ids);
    return {
      ...toProject(row, facts),
      jobs: facts.flatMap((job) => {
        const own = data.find(({ _id }) => _id === job.id);
        const made = contracts.filter((contract) => contract.job._id === job.id);
        return own ? [{ ...own, ...stateOf(job), contracts: made }] : [];
      }),
    };
  };
}

function toProject(row: ProjectRow, jobs: readonly JobFacts[]): Project {
  const { lat, lng, city } = row;
  return {
    _id: row.id,
    name: row.name,
    about: row.about,
    place: lat === null || lng === null ? null : { coordinates: toLatLng(lat, lng), city },
    money: moneyOf(row.budget, jobs),
    jobIds: jobs.map(({ id }) => id),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function toColumns({ name, about, budget, place }: SaveProject) {
  const [lat, lng] = place?.coordinates ?? [null, null];
  return { name, about, budget: toCents(budget), lat, lng, city: place?.city || null };
}
