import type { CurrentUser } from '../../../http/plugins/session';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { JobRecord, JobsRepository } from './jobs.repository';

const NOTHING_DONE = { saved: false, applied: false, hired: false, reported: false };

/** A job as this viewer may see it, with what they have done with it. JOB_NOT_FOUND; JOB_REMOVED for one that was deleted. */
export const createJobSight =
  (jobs: JobsRepository) => async (viewer: CurrentUser | undefined, id: string) => {
    const job = await getExisting(id, findStanding(jobs), 'JOB_NOT_FOUND');
    const isOwner = viewer?._id === job.ownerId;
    const done = viewer ? await jobs.findViewer(job.id, viewer._id) : NOTHING_DONE;
    refuseHidden(job, isOwner || done.hired || done.applied || viewer?.isAdmin === true);
    return { job, isOwner, done };
  };

const findStanding =
  (jobs: JobsRepository) =>
  async (id: string): Promise<JobRecord | undefined> => {
    const job = await jobs.look(id);
    if (job === undefined && (await jobs.findRemoved(id)) !== undefined) throw new AppError('JOB_REMOVED');
    return job;
  };

/** Hidden by an administrator: to those who have nothing to do with it there is no such job. */
function refuseHidden({ hiddenAt }: JobRecord, maySee: boolean): void {
  if (hiddenAt !== null && !maySee) throw new AppError('JOB_NOT_FOUND');
}
