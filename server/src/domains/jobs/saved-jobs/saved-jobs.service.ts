import { CARD_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import { toLngLat } from '@plumbline/shared-schema/points';
import type { SavedJob, ToggleSavedJob } from '@plumbline/shared-schema/saved-jobs';
import { existing } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { FileLinks } from '../../../kit/storage/links';
import { pictureOf, shownPoint } from '../jobs/job-view';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { UserViews } from '../../people/users/user-view';
import type { SavedJobRecord, SavedJobsRepository } from './saved-jobs.repository';

type Dependencies = {
  savedJobs: SavedJobsRepository;
  jobs: JobsRepository;
  outbox: Outbox;
  links: FileLinks;
  views: UserViews;
  transaction: Transaction;
};

export function createSavedJobsService(dependencies: Dependencies) {
  const { savedJobs, jobs, outbox, links, views, transaction } = dependencies;

  async function save(tx: Tx, key: { userId: string; jobId: string }): Promise<void> {
    existing(await jobs.findForShare(tx, key.jobId), 'JOB_NOT_FOUND');
    if (await savedJobs.insert(tx, key)) await outbox.add(tx, 'job.saved', key);
  }

  async function forget(tx: Tx, key: { userId: string; jobId: string }): Promise<boolean> {
    const wasSaved = await savedJobs.remove(tx, key);
    if (wasSaved) await outbox.add(tx, 'job.unsaved', key);
    return wasSaved;
  }

  return {
    list: async (user: CurrentUser): Promise<SavedJob[]> =>
      (await savedJobs.listByUser(user._id)).map((record) =>
        toSavedJob(record, { links, views, viewerId: user._id }),
      ),

    /** Returns whether the job is saved now. With `save` the call is idempotent. */
    toggle: (user: CurrentUser, { jobId, save: wanted }: ToggleSavedJob): Promise<boolean> =>
      transaction(async (tx) => {
        const key = { userId: user._id, jobId };
        if (wanted !== true && (await forget(tx, key))) return false;
        if (wanted === false) return false;
        await save(tx, key);
        return true;
      }),
  };
}
export type SavedJobsService = ReturnType<typeof createSavedJobsService>;

type Sight = { links: FileLinks; views: UserViews; viewerId: string };

function toSavedJob({ id, job, owner, cover }: SavedJobRecord, { links, views, viewerId }: Sight): SavedJob {
  const point = shownPoint(job, job.ownerId === viewerId);
  return {
    _id: id,
    jobId: {
      _id: job.id,
      title: job.title,
      description: job.description,
      jobCategory: job.jobCategory,
      skillsRequired: job.skillsRequired,
      experience: job.experience,
      salary: job.salary,
      postedBy: { ...views.person(owner), companyName: owner.companyName },
      companyName: owner.companyName,
      createdAt: job.createdAt.toISOString(),
      picture: pictureOf(cover, links, CARD_PICTURE_SIDE),
      jobLocation: point ? { coordinates: toLngLat(point.lat, point.lng), ...point, city: job.city } : null,
    },
  };
}
