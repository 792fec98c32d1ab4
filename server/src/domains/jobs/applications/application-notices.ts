import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { JobsRepository } from '../jobs/jobs.repository';
import { aboutJob } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';

type Dependencies = {
  jobs: Pick<JobsRepository, 'find'>;
  users: UsersRepository;
  notifications: NotificationsService;
  transaction: Transaction;
};

type AnsweredEvent = OutboxEvents['application.answered'];
const ANSWERS = { decline: 'applicationDeclined', reconsider: 'applicationReconsidered' } as const;

type CreatedEvent = OutboxEvents['application.created'] & { day?: string };

/**
 * Notifies hirers of who applies to their jobs, changes it, once a day, and takes it back; and applicants of what is
 * answered.
 */
export function createApplicationNotices({ jobs, users, notifications, transaction }: Dependencies) {
  const notifyOwner =
    (kind: NotificationKind) =>
    async ({ applicationId, jobId, ownerId, userId, day }: CreatedEvent) => {
      const [job, applicant] = await Promise.all([jobs.find(jobId), users.find(userId)]);
      if (job === undefined || applicant === undefined) return;
      const row = {
        userId: ownerId,
        kind,
        subject: day === undefined ? applicationId : `${applicationId} ${day}`,
        about: aboutJob(jobId),
        actorId: userId,
        values: { jobTitle: job.title, person: displayName(applicant) },
        href: `/jobs/${jobId}/applicants`,
      };
      await transaction((tx) => notifications.add(tx, [row]));
    };

  /** Applicants learn of each answer without an offer. */
  const ofAnswered = async ({ applicationId, jobId, ownerId, userId, action, at }: AnsweredEvent) => {
    const [job, owner] = await Promise.all([jobs.find(jobId), users.find(ownerId)]);
    if (job === undefined || owner === undefined) return;
    const row = {
      userId,
      kind: ANSWERS[action],
      subject: `${applicationId} ${at}`,
      about: aboutJob(jobId),
      actorId: ownerId,
      values: { jobTitle: job.title, person: displayName(owner) },
      href: `/proposals?tab=sent&proposal=${applicationId}`,
    };
    await transaction((tx) => notifications.add(tx, [row]));
  };

  const notifyOfWithdrawn = notifyOwner('applicationWithdrawn');

  /** That it came is news no more. */
  const ofWithdrawn = async (withdrawn: OutboxEvents['application.deleted']) => {
    const { ownerId, applicationId } = withdrawn;
    await notifications.markReadOf(ownerId, { kind: 'applicationReceived', subject: applicationId });
    await notifyOfWithdrawn(withdrawn);
  };

  return {
    ofAnswered,
    ofNew: notifyOwner('applicationReceived'),
    ofChanged: notifyOwner('applicationChanged'),
    ofWithdrawn,
  };
}
