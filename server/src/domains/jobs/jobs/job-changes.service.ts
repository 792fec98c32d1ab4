import type { JobAction } from '@plumbline/shared-schema/job-machine';
import type { Job, UpdateJob } from '@plumbline/shared-schema/jobs';
import { getExisting } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { FileInText } from '../../../http/plugins/file-in-text';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { FileLinks } from '../../../kit/storage/links';
import type { SkillsRepository } from '../../people/skills/skills.repository';
import type { UserViews } from '../../people/users/user-view';
import { readJobAttachment } from './job-attachment';
import type { JobAttachment } from './job-attachment';
import { toJobChanges } from './job-fields';
import type { JobFiles } from './job-files';
import { createJobMoves } from './job-moves';
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

type Update = { id: string; input: UpdateJob; file: FileInText | undefined };

/** Changes by the owner of a job; JOB_NOT_FOUND for everybody else. */
export function createJobChangesService(dependencies: Dependencies) {
  const { jobs, jobFiles, skills, links, views, outbox, transaction } = dependencies;
  const moves = createJobMoves({ jobs, outbox });

  async function ownForUpdate(tx: Tx, user: CurrentUser, id: string): Promise<JobRecord> {
    const job = await getExisting(id, (known) => jobs.findForUpdate(tx, known), 'JOB_NOT_FOUND');
    if (job.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
    return job;
  }

  async function changed(tx: Tx, id: string): Promise<Job> {
    return toJob(await jobs.get(tx, id), { links, views, mayKnowPlace: true });
  }

  function move(user: CurrentUser, id: string, action: JobAction): Promise<Job> {
    return transaction(async (tx) => {
      const job = await moves.move(tx, { id, action, user });
      return changed(tx, job.id);
    });
  }

  type Change = { id: string; input: UpdateJob; attachment: JobAttachment | undefined };

  function change(user: CurrentUser, { id, input, attachment }: Change): Promise<Job> {
    return transaction(async (tx) => {
      const job = await ownForUpdate(tx, user, id);
      const files = await jobFiles.write(tx, job, { input, attachment });
      await jobs.update(tx, job.id, { ...toJobChanges(input, job), ...files });
      await skills.record(
        tx,
        (input.skillsRequired ?? []).map(({ name }) => name),
      );
      await outbox.add(tx, 'job.updated', { jobId: job.id, ownerId: user._id });
      return changed(tx, job.id);
    });
  }

  return {
    /** JOB_NOT_FOUND to whoever does not own it. */
    admit: async (user: CurrentUser, id: string): Promise<void> => {
      const { ownerId } = await getExisting(id, (known) => jobs.find(known), 'JOB_NOT_FOUND');
      if (ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
    },

    /**
     * Changes the fields that were sent. `attachment`: absent keeps it, null or '' removes it, a data URL replaces it;
     * with `pictures`, which are all that it then has, it is the file that is none.
     */
    update: async (user: CurrentUser, { id, input, file }: Update): Promise<Job> =>
      change(user, { id, input, attachment: await readJobAttachment(input, file) }),

    move,

    /** JOB_PROMISED while an offer or a contract stands on it. */
    remove: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => void (await moves.move(tx, { id, action: 'remove', user }))),
  };
}
export type JobChangesService = ReturnType<typeof createJobChangesService>;
