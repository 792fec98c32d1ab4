import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { Changed } from '@plumbline/shared-schema/events';
import type { OutboxEvents, OutboxTopic } from './outbox';
import type { Relay } from './relay';
import { rooms } from './rooms';
import type { RealtimeServer } from './socket-types';

/** Whom an event concerns, and what their pages should ask for again. Nobody else may hear of it. */
type Nudge = { people: readonly string[]; changed: Changed | readonly Changed[] };
type Nudges = { [T in OutboxTopic]?: (payload: OutboxEvents[T]) => Nudge };

const WORK: readonly ContractAction[] = ['submit', 'approve', 'requestChanges', 'complete', 'end', 'cancel'];

const NUDGES: Nudges = {
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
  'contract.changed': ({ contractId: _id, jobId, clientId, professionalId, action }) => ({
    people: [clientId, professionalId],
    changed: [
      { resource: 'Contract', _id, jobId },
      // Lists of work go by their contract.
      ...(WORK.includes(action) ? [{ resource: 'Submission', _id, jobId } as const] : []),
      ...(action === 'create' ? [{ resource: 'Application', jobId } as const] : []),
    ],
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

/**
 * Sends `changed` to every socket, in any process, of the people an event concerns. It carries ids only: what a person
 * may see of the change is for the call to decide that follows.
 */
export function sendNudges(relay: Pick<Relay, 'on'>, io: RealtimeServer): void {
  for (const topic of Object.keys(NUDGES) as OutboxTopic[]) {
    const nudgeOf = NUDGES[topic] as (payload: OutboxEvents[OutboxTopic]) => Nudge;
    relay.on(topic, (payload) => {
      const { people, changed } = nudgeOf(payload);
      for (const one of [changed].flat()) io.to(people.map(rooms.user)).emit('changed', one);
    });
  }
}
