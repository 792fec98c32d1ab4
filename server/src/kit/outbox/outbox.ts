import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { InviteAction } from '@plumbline/shared-schema/invites';
import type { ProviderName } from '@plumbline/shared-schema/money-options';
import type { OfferAction } from '@plumbline/shared-schema/offer-machine';
import type { QuoteAction } from '@plumbline/shared-schema/quote-machine';
import type { VisitAction } from '@plumbline/shared-schema/visit-machine';
import type { WorkTime } from '@plumbline/shared-schema/zones';
import { afterCommit } from '../../database/after-commit';
import type { Tx } from '../../database/connect';
import { outbox as outboxTable } from '../../database/tables/outbox';
import { carriedTrace } from '../../tracing/span';

/** Every event and what it carries: enough to act on without guessing, ids rather than whole objects. */
export type OutboxEvents = {
  'user.registered': { userId: string };
  'user.updated': { userId: string };
  /** Asked for; whether there is such an account is for the subscriber to find out. */
  'code.requested': { email: string };
  'password.forgotten': { email: string };
  /** A sign-in from a device that this person never used before. */
  'device.unknown': { userId: string; sessionId: string; userAgent: string | null; at: string };
  'sessions.revoked': { sessionIds: string[] };
  /** A picture that is shown in several sizes. */
  'picture.kept': { fileId: string; storageKey: string };
  'file.removed': { storageKey: string };
  'job.created': { jobId: string; ownerId: string };
  'job.updated': { jobId: string; ownerId: string };
  'job.closed': { jobId: string; ownerId: string };
  'job.reopened': { jobId: string; ownerId: string };
  'job.removed': { jobId: string; ownerId: string };
  /** Posted by itself. */
  'job.recurred': { jobId: string; ownerId: string };
  /** Within some days a job posts itself again. */
  'recurrence.coming': { recurringId: string; day: string };
  'job.reported': { reportId: string; jobId: string };
  /** Saved searches after `after` (an id, '' for all) have yet to be asked about the job. */
  'job.matching': { jobId: string; after: string };
  'notification.created': { userId: string };
  /** Asked, taken back, answered, answered in other words, or hidden by an administrator. */
  'question.changed': {
    questionId: string;
    jobId: string;
    ownerId: string;
    askerId: string;
    action: 'ask' | 'withdraw' | 'answer' | 'edit' | 'hide';
  };
  'job.saved': { userId: string; jobId: string };
  'job.unsaved': { userId: string; jobId: string };
  /** Saved or no longer saved, or one's own list of a profile changed: for one's other pages. */
  'professional.saved': { userId: string };
  'profile.changed': { userId: string };
  'application.created': { applicationId: string; jobId: string; ownerId: string; userId: string };
  /** `day`: on which it was changed; the hirer is told once a day. */
  'application.changed': {
    applicationId: string;
    jobId: string;
    ownerId: string;
    userId: string;
    day: string;
  };
  'application.deleted': { applicationId: string; jobId: string; ownerId: string; userId: string };
  'application.answered': {
    applicationId: string;
    jobId: string;
    ownerId: string;
    userId: string;
    action: 'decline' | 'reconsider';
    /** Tells it from the answers before it. */
    at: string;
  };
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
  /** Less than a day is left to answer it. */
  'offer.expiring': { offerId: string; expiresAt: string };
  'invite.changed': {
    inviteId: string;
    jobId: string;
    clientId: string;
    contractorId: string;
    action: InviteAction;
    actorId: string;
  };
  /** `actorId` null: the system. */
  'quote.changed': {
    quoteId: string;
    jobId: string;
    clientId: string;
    contractorId: string;
    action: QuoteAction;
    actorId: string | null;
  };
  /** `actorId` null: the system. `revision`: what it made of the visit. */
  'visit.changed': {
    visitId: string;
    jobId: string;
    clientId: string;
    contractorId: string;
    action: VisitAction;
    actorId: string | null;
    revision: number;
  };
  /** An agreed one begins soon. */
  'visit.coming': { visitId: string; within: 'day' | 'hour'; revision: number };
  /** `actorId` null: the system did it. */
  'contract.changed': ContractParties & { eventId: string; action: ContractAction; actorId: string | null };
  /**
   * `open`: who was to come has left the team. `formerId`: who was to come before. `revision`: what it made of the row.
   */
  'assignment.changed': ContractParties & {
    assignmentId: string;
    action: 'assign' | 'move' | 'remove' | 'open';
    actorId: string | null;
    assigneeId: string | null;
    formerId: string | null;
    time: WorkTime;
    revision: number;
  };
  /** `day`: on which it was changed; the other side is told once a day. */
  'materials.changed': ContractParties & { actorId: string; day: string };
  /** The end date of a running contract has passed. */
  'contract.overdue': ContractParties;
  /** From now on everybody may see the review. */
  'feedback.shown': { feedbackId: string; authorId: string; subjectId: string };
  /** The person it is about has replied to it. */
  'feedback.replied': { feedbackId: string; authorId: string; subjectId: string };
  'chat.created': { chatId: string; creatorId: string; otherId: string };
  /** Changed by one of its two people, for that person alone. */
  'chat.updated': { chatId: string; userId: string };
  /** Messages of different chats, committed together. */
  'messages.created': { messages: CreatedMessage[] };
  /** Edited or deleted. */
  'message.changed': { messageId: string; chatId: string; senderId: string; receiverId: string };
  'block.changed': { blockerId: string; blockedId: string };
  'person.reported': { reportId: string };
  'messages.read': { chatId: string; userId: string; otherId: string; upTo: string | null };
  /** To be carried out by the provider, or asked about once more. */
  'payment.begun': { paymentId: string; contractId: string };
  'refund.begun': { refundId: string; contractId: string };
  'payout.begun': { payoutId: string; userId: string };
  /** Stored in `provider_events` and not applied yet. */
  'provider.event': { provider: ProviderName; eventId: string; contractId?: string };
  'payment.changed': { paymentId: string; contractId: string; jobId: string; userId: string };
  'payout.changed': { payoutId: string; userId: string };
  /** Back on the card, or refused by it. */
  'refund.changed': { refundId: string; userId: string };
};
/** `socketId`: of the sender's socket. */
export type CreatedMessage = {
  messageId: string;
  chatId: string;
  senderId: string;
  receiverId: string;
  socketId?: string | undefined;
};
type ContractParties = { contractId: string; jobId: string; clientId: string; professionalId: string };

export type OutboxTopic = keyof OutboxEvents;

/** Work that nobody waits for, and that takes long: what people wait for is delivered past it. */
export const SLOW_TOPICS: readonly OutboxTopic[] = ['picture.kept'];

/** What an event is about: of two that name the same, the second may rely on the first. */
const THINGS = [
  'email',
  'chatId',
  'contractId',
  'offerId',
  'inviteId',
  'visitId',
  'quoteId',
  'jobId',
  'feedbackId',
  'userId',
];

export function subjectOf(payload: object): string | null {
  const thing = THINGS.find((name) => name in payload);
  return thing === undefined ? null : `${thing} ${String((payload as Record<string, unknown>)[thing])}`;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Writes events in the transaction of the change they report; `relay.ts` delivers them after commit. */
export function createOutbox() {
  const listeners: (() => void)[] = [];
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    add: async <T extends OutboxTopic>(tx: Tx, topic: T, payload: OutboxEvents[T]): Promise<void> => {
      const subject = subjectOf(payload);
      await tx.insert(outboxTable).values({ topic, payload, subject, traceparent: carriedTrace() });
      afterCommit(announce);
    },
    /** Called after commits that wrote events. */
    onCommitted: (listener: () => void): void => void listeners.push(listener),
  };
}
