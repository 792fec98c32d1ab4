import type { ChangedEvent } from '@plumbline/shared-schema/events';
import type { OutboxEvents, OutboxTopic } from '../../../kit/outbox/outbox';
import type { Relay } from '../../../kit/outbox/relay';
import type { EmitToUsers } from './socket-types';

/** Who is notified, and what changed; STALE says what else is stale with it. Nobody else may receive it. */
type ChangeEvent = { people: readonly string[]; changed: ChangedEvent };
type ChangeEvents = { [T in OutboxTopic]?: (payload: OutboxEvents[T]) => ChangeEvent };

/** Named as the mutation names it that the actor's own browser sent. */
const CHANGE_EVENTS: ChangeEvents = {
  'application.created': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
  }),
  'application.changed': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
  }),
  'application.deleted': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
  }),
  'application.answered': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
  }),
  'question.changed': ({ questionId: _id, jobId, ownerId, askerId }) => ({
    people: [ownerId, askerId],
    changed: { resource: 'Question', _id, jobId },
  }),
  'offer.changed': ({ offerId: _id, jobId, clientId, professionalId }) => ({
    people: [clientId, professionalId],
    changed: { resource: 'Offer', _id, jobId },
  }),
  'contract.changed': ({ contractId: _id, jobId, clientId, professionalId }) => ({
    people: [clientId, professionalId],
    changed: { resource: 'Contract', _id, jobId },
  }),
  'contract.overdue': ({ contractId: _id, jobId, clientId, professionalId }) => ({
    people: [clientId, professionalId],
    changed: { resource: 'Contract', _id, jobId },
  }),
  'assignment.changed': ({ assignmentId: _id, jobId, clientId, professionalId, assigneeId, formerId }) => ({
    people: [clientId, professionalId, ...[assigneeId, formerId].filter((id) => id !== null)],
    changed: { resource: 'Assignment', _id, jobId },
  }),
  'materials.changed': ({ jobId, clientId, professionalId }) => ({
    people: [clientId, professionalId],
    changed: { resource: 'Material', jobId },
  }),
  'feedback.shown': ({ feedbackId: _id, authorId, subjectId }) => ({
    people: [authorId, subjectId],
    changed: { resource: 'Feedback', _id },
  }),
  'feedback.replied': ({ feedbackId: _id, authorId, subjectId }) => ({
    people: [authorId, subjectId],
    changed: { resource: 'Feedback', _id },
  }),
  'chat.created': ({ chatId: _id, creatorId, otherId }) => ({
    people: [creatorId, otherId],
    changed: { resource: 'Chat', _id },
  }),
  'chat.updated': ({ chatId: _id, userId }) => ({ people: [userId], changed: { resource: 'Chat', _id } }),
  'block.changed': ({ blockerId, blockedId }) => ({
    people: [blockerId, blockedId],
    changed: { resource: 'Chat' },
  }),
  'notification.created': ({ userId }) => ({ people: [userId], changed: { resource: 'Notification' } }),
  'payment.changed': ({ contractId: _id, jobId, userId }) => ({
    people: [userId],
    changed: { resource: 'Contract', _id, jobId },
  }),
  'payout.changed': ({ userId }) => ({ people: [userId], changed: { resource: 'Wallet' } }),
  'refund.changed': ({ userId }) => ({ people: [userId], changed: { resource: 'Wallet' } }),
  'professional.saved': ({ userId }) => ({ people: [userId], changed: { resource: 'Professional' } }),
  'profile.changed': ({ userId }) => ({ people: [userId], changed: { resource: 'ProfileEntry' } }),
  'visit.changed': ({ visitId: _id, jobId, clientId, contractorId }) => ({
    people: [clientId, contractorId],
    changed: { resource: 'Visit', _id, jobId },
  }),
  'quote.changed': ({ quoteId: _id, jobId, clientId, contractorId }) => ({
    people: [clientId, contractorId],
    changed: { resource: 'Quote', _id, jobId },
  }),
  'invite.changed': ({ inviteId: _id, jobId, clientId, contractorId }) => ({
    people: [clientId, contractorId],
    changed: { resource: 'Invite', _id, jobId },
  }),
};

const CHANGE_TOPICS = Object.keys(CHANGE_EVENTS) as readonly OutboxTopic[];
/** Whatever is sent to open pages, by `changed` or by an event of its own. */
export const LIVE_TOPICS: readonly OutboxTopic[] = [
  ...CHANGE_TOPICS,
  'messages.created',
  'message.changed',
  'messages.read',
];

/**
 * Sends `changed` to every socket of the people an event concerns. It carries ids only: the call that follows
 * decides what a person may see of the change.
 */
export function sendChangeEvents(relay: Pick<Relay, 'onFirst'>, emitToUsers: EmitToUsers): void {
  for (const topic of CHANGE_TOPICS) {
    const changeEventOf = CHANGE_EVENTS[topic] as (payload: OutboxEvents[OutboxTopic]) => ChangeEvent;
    relay.onFirst(topic, (payload) => {
      const { people, changed } = changeEventOf(payload);
      emitToUsers(people, 'changed', changed);
    });
  }
}
