import type { Changed } from '@plumbline/shared-schema/events';
import type { OutboxEvents, OutboxTopic } from '../outbox/outbox';
import type { Relay } from '../outbox/relay';
import type { Tell } from './socket-types';

/** Who is told, and what changed; STALE says what else is stale with it. Nobody else may hear of it. */
type ChangeEvent = { people: readonly string[]; changed: Changed };
type ChangeEvents = { [T in OutboxTopic]?: (payload: OutboxEvents[T]) => ChangeEvent };

/** Named as the mutation names it that the actor's own browser sent. */
const CHANGE_EVENTS: ChangeEvents = {
  'application.created': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
  }),
  'application.deleted': ({ applicationId: _id, jobId, ownerId, userId }) => ({
    people: [ownerId, userId],
    changed: { resource: 'Application', _id, jobId },
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
  'feedback.shown': ({ feedbackId: _id, authorId, subjectId }) => ({
    people: [authorId, subjectId],
    changed: { resource: 'Feedback', _id },
  }),
  'notification.created': ({ userId }) => ({ people: [userId], changed: { resource: 'Notification' } }),
  'invite.changed': ({ inviteId: _id, jobId, clientId, contractorId }) => ({
    people: [clientId, contractorId],
    changed: { resource: 'Invite', _id, jobId },
  }),
};

export const CHANGE_TOPICS = Object.keys(CHANGE_EVENTS) as readonly OutboxTopic[];

/**
 * Sends `changed` to every socket of the people an event concerns. It carries ids only: what a person may see of the
 * change is for the call to decide that follows.
 */
export function sendChangeEvents(relay: Pick<Relay, 'onFirst'>, tell: Tell): void {
  for (const topic of CHANGE_TOPICS) {
    const changeEventOf = CHANGE_EVENTS[topic] as (payload: OutboxEvents[OutboxTopic]) => ChangeEvent;
    relay.onFirst(topic, (payload) => {
      const { people, changed } = changeEventOf(payload);
      tell(people, 'changed', changed);
    });
  }
}
