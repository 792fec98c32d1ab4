import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { FeedbacksRepository } from './feedbacks.repository';

type Dependencies = {
  feedbacks: Pick<FeedbacksRepository, 'findForNotice'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

/** Tells the author of a review that there is a reply to it. */
export function createFeedbackNotices({ feedbacks, notifications, transaction }: Dependencies) {
  return async ({ feedbackId }: OutboxEvents['feedback.replied']): Promise<void> => {
    const record = await feedbacks.findForNotice(feedbackId);
    if (record === undefined) return;
    const { authorId, contractId, jobTitle, subject, isClient } = record;
    const row = {
      userId: authorId,
      kind: 'reviewReplied' as const,
      subject: feedbackId,
      about: `contract:${contractId}`,
      actorId: subject.id,
      values: { jobTitle, person: subject.fullName },
      href: `${isClient ? '/contracts' : '/active-contracts'}?contract=${contractId}`,
    };
    await transaction((tx) => notifications.add(tx, [row]));
  };
}
