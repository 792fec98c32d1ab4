import { isId } from '@plumbline/shared-schema/ids';
import type { Job, UpdateJob } from '@plumbline/shared-schema/jobs';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { FileLinks } from '../../storage/links';
import type { SkillsRepository } from '../skills/skills.repository';
import type { UserViews } from '../users/users.views';
import { readJobAttachment } from './job-attachment';
import { toJobChanges } from './job-fields';
import type { JobFiles } from './job-files';
import { toJob } from './job-view';
import type { JobRecord, JobsRepository } from './jobs.repository';

type Dependencies = {
  jobs: JobsRepository;
  jobFiles: JobFiles;
  skills: SkillsRepository;
  links: FileLinks;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

/** What the owner of a job does with it later. To everybody else there is no such job. */
export function createJobChangesService(dependencies: Dependencies) {
  const { jobs, jobFiles, skills, links, views, outbox, transaction } = dependencies;

  async function ownForUpdate(tx: Tx, user: CurrentUser, id: string): Promise<JobRecord> {
    const job = isId(id) ? await jobs.findForUpdate(tx, id) : undefined;
    if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
    return job;
  }

  async function changed(tx: Tx, id: string): Promise<Job> {
    const job = await jobs.find(id, tx);
    if (job === undefined) throw new AppError('JOB_NOT_FOUND');
    return toJob(job, { links, views, mayKnowPlace: true });
  }

  return {
    /** Changes what was sent. `attachment`: absent stays, null or '' goes, a data URL takes its place. */
    update: async (user: CurrentUser, id: string, input: UpdateJob): Promise<Job> => {
      const attachment = await readJobAttachment(input);
      return transaction(async (tx) => {
        const job = await ownForUpdate(tx, user, id);
        if (input.attachment !== undefined) await jobFiles.remove(tx, job);
        const files = attachment && (await jobFiles.store(tx, user._id, attachment));
        await jobs.update(tx, job.id, { ...toJobChanges(input, job), ...files });
        await skills.note(
          tx,
          (input.skillsRequired ?? []).map(({ name }) => name),
        );
        await outbox.add(tx, 'job.updated', { jobId: job.id, ownerId: user._id });
        return changed(tx, job.id);
      });
    },

    /** Ends applications. JOB_NOT_OPEN when it is closed already. */
    close: (user: CurrentUser, id: string): Promise<Job> =>
      transaction(async (tx) => {
        const { id: jobId, status } = await ownForUpdate(tx, user, id);
        if (status !== 'open') throw new AppError('JOB_NOT_OPEN', { status });
        await jobs.update(tx, jobId, { status: 'closed' });
        await outbox.add(tx, 'job.closed', { jobId, ownerId: user._id });
        return changed(tx, jobId);
      }),

    /** Takes applications again. JOB_NOT_CLOSED when it is open already. */
    reopen: (user: CurrentUser, id: string): Promise<Job> =>
      transaction(async (tx) => {
        const { id: jobId, status } = await ownForUpdate(tx, user, id);
        if (status !== 'closed') throw new AppError('JOB_NOT_CLOSED', { status });
        await jobs.update(tx, jobId, { status: 'open' });
        await outbox.add(tx, 'job.reopened', { jobId, ownerId: user._id });
        return changed(tx, jobId);
      }),
  };
}
export type JobChangesService = ReturnType<typeof createJobChangesService>;
