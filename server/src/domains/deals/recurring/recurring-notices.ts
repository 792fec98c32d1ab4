import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { aboutJob } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { RecurringJobsRepository } from './recurring-jobs.repository';

type Dependencies = {
  recurring: Pick<RecurringJobsRepository, 'find'>;
  jobs: Pick<JobsRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

/** Tells the owner that a job has posted itself, and before it does, while it can be skipped. */
export function createRecurringNotices({ recurring, jobs, notifications, transaction }: Dependencies) {
  return {
    ofPosted: async ({ jobId, ownerId: userId }: OutboxEvents['job.recurred']): Promise<void> => {
      const job = await jobs.find(jobId);
      if (job === undefined) return;
      const row = {
        userId,
        kind: 'jobRecurred' as const,
        subject: jobId,
        about: aboutJob(jobId),
        actorId: null,
        values: { jobTitle: job.title },
        href: `/jobs/${jobId}`,
      };
      await transaction((tx) => notifications.add(tx, [row]));
    },

    ofComing: async ({ recurringId, day }: OutboxEvents['recurrence.coming']): Promise<void> => {
      const record = await recurring.find(recurringId);
      if (record?.nextDay !== day) return;
      const row = {
        userId: record.ownerId,
        kind: 'recurrenceComing' as const,
        subject: `${recurringId} ${day}`,
        about: aboutJob(record.jobId),
        actorId: null,
        values: { jobTitle: record.job.title },
        href: `/recurring-jobs?skip=${recurringId}`,
      };
      await transaction((tx) => notifications.add(tx, [row]));
    },
  };
}
