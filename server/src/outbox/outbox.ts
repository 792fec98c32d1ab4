import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { InviteAction } from '@plumbline/shared-schema/invites';
import type { OfferAction } from '@plumbline/shared-schema/offer-machine';
import type { Tx } from '../database/connect';
import { outbox as outboxTable } from '../database/tables/outbox';

/** Every event and what it carries: enough to act on without guessing, ids rather than whole objects. */
export type OutboxEvents = {
  'user.registered': { userId: string };
  'user.updated': { userId: string };
  /** Asked for; whether there is such an account is for the subscriber to find out. */
  'code.requested': { email: string };
  'password.forgotten': { email: string };
  'sessions.revoked': { sessionIds: string[] };
  'file.removed': { storageKey: string };
  'job.created': { jobId: string; ownerId: string };
  'job.updated': { jobId: string; ownerId: string };
  'job.closed': { jobId: string; ownerId: string };
  'job.reopened': { jobId: string; ownerId: string };
  'job.reported': { reportId: string; jobId: string };
  /** Saved searches after `after` (an id, '' for all) have yet to be asked about the job. */
  'job.matching': { jobId: string; after: string };
  'notification.created': { userId: string };
  'job.saved': { userId: string; jobId: string };
  'job.unsaved': { userId: string; jobId: string };
  'application.created': { applicationId: string; jobId: string; ownerId: string; userId: string };
  'application.deleted': { applicationId: string; jobId: string; ownerId: string; userId: string };
  /** Every line of the offers' table; `actorId` null: the system. */
  'offer.changed': {
    offerId: string;
    /** Its line in the history. */
    eventId: string;
    jobId: string;
    clientId: string;
    professionalId: string;
    action: OfferAction;
    actorId: string | null;
  };
  'invite.changed': {
    inviteId: string;
    jobId: string;
    clientId: string;
    contractorId: string;
    action: InviteAction;
    actorId: string;
  };
  /** `actorId` null: the system did it. */
  'contract.changed': ContractParties & { eventId: string; action: ContractAction; actorId: string | null };
  /** The end date of a running contract has passed. */
  'contract.overdue': ContractParties;
  /** From now on everybody may see the review. */
  'feedback.shown': { feedbackId: string; authorId: string; subjectId: string };
  'chat.created': { chatId: string };
  'message.created': { messageId: string; chatId: string; senderId: string; receiverId: string };
  'messages.read': { chatId: string; userId: string; upTo: string | null };
};
type ContractParties = { contractId: string; jobId: string; clientId: string; professionalId: string };

export type OutboxTopic = keyof OutboxEvents;

export type Outbox = ReturnType<typeof createOutbox>;

/** Notes events in the transaction of the change they tell of; `relay.ts` delivers them after commit. */
export function createOutbox() {
  return {
    add: async <T extends OutboxTopic>(tx: Tx, topic: T, payload: OutboxEvents[T]): Promise<void> => {
      await tx.insert(outboxTable).values({ topic, payload });
    },
  };
}
