import { PROJECT_MAX } from '@plumbline/shared-schema/limits';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { ProjectJobKey, ProjectRow, ProjectsRepository } from './projects.repository';

type Key = { userId: string; projectId: string };
type NewJobKey = { userId: string; projectId?: string | undefined; jobId: string };

/** Changes of which jobs a project of this person holds; nobody else changes the project until the transaction ends. */
export function createProjectJobs(projects: ProjectsRepository) {
  const findOwn = (tx: Tx, { userId, projectId }: Key): Promise<ProjectRow> =>
    getExisting(projectId, (id) => projects.findForUpdate(tx, { id, userId }), 'PROJECT_NOT_FOUND');

  async function findOpen(tx: Tx, key: Key): Promise<ProjectRow> {
    const project = await findOwn(tx, key);
    if (project.archivedAt !== null) throw new AppError('PROJECT_ARCHIVED');
    return project;
  }

  /** JOB_IN_PROJECT where it is in another one, PROJECT_FULL. */
  async function put(tx: Tx, { jobId, ...key }: Key & ProjectJobKey): Promise<void> {
    const { id } = await findOpen(tx, key);
    if ((await projects.putJob(tx, { projectId: id, jobId })) !== id) throw new AppError('JOB_IN_PROJECT');
    if ((await projects.countJobs(tx, id)) > PROJECT_MAX.jobs)
      throw new AppError('PROJECT_FULL', { max: PROJECT_MAX.jobs });
  }

  return {
    findOwn,
    /** PROJECT_ARCHIVED */
    findOpen,

    /** A job of the same person's. */
    put,

    /** The same for a job that is just made, where a project is asked for. */
    putNew: async (tx: Tx, { userId, projectId, jobId }: NewJobKey): Promise<void> => {
      if (projectId !== undefined) await put(tx, { userId, projectId, jobId });
    },

    /** JOB_NOT_FOUND where it is not in this one. */
    take: async (tx: Tx, { jobId, ...key }: Key & ProjectJobKey): Promise<void> => {
      const { id } = await findOpen(tx, key);
      if (!(await projects.takeJob(tx, { projectId: id, jobId }))) throw new AppError('JOB_NOT_FOUND');
    },
  };
}
