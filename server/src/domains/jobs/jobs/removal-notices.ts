import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { aboutJob, aboutQuestions } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { JobsRepository } from './jobs.repository';

type Dependencies = {
  jobs: Pick<JobsRepository, 'findRemoved' | 'listInterested'>;
  users: UsersRepository;
  notifications: NotificationsService;
  transaction: Transaction;
};

/** Tells who has applied to a job or saved it that it was deleted; to its owner it is news no more. */
export function createRemovalNotices({ jobs, users, notifications, transaction }: Dependencies) {
  return async ({ jobId, ownerId }: OutboxEvents['job.removed']): Promise<void> => {
    const about = aboutJob(jobId);
    for (const past of [about, aboutQuestions(jobId)]) await notifications.markReadAbout(ownerId, past);
    const [job, owner] = await Promise.all([jobs.findRemoved(jobId), users.find(ownerId)]);
    if (job === undefined || owner === undefined) return;
    const rows = (await jobs.listInterested(jobId)).map((userId) => ({
      userId,
      kind: 'jobRemoved' as const,
      subject: jobId,
      about,
      actorId: ownerId,
      values: { jobTitle: job.title, person: displayName(owner) },
      href: '/jobs',
    }));
    if (rows.length > 0) await transaction((tx) => notifications.add(tx, rows));
  };
}
