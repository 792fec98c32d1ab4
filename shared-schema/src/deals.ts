import { z, type Infer } from '@plumbline/shared-schema/zod';
import { contractSchema } from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { listOf } from '@plumbline/shared-schema/envelope';
import { offerSchema } from '@plumbline/shared-schema/offers';

/** What a conversation's thread tells of the offers and contracts of its two people, `<noun>.<action>`. */
export const DEAL_EVENTS = [
  'offer.send',
  'offer.accept',
  'offer.reject',
  'offer.withdraw',
  'offer.counter',
  'offer.adoptCounter',
  'offer.declineCounter',
  'offer.withdrawCounter',
  'offer.expire',
  'contract.create',
  'contract.pause',
  'contract.activate',
  'contract.complete',
  'contract.end',
  'contract.cancel',
  'contract.submit',
  'contract.approve',
  'contract.requestChanges',
  'contract.approvePayment',
  'contract.dispute',
  'contract.withdrawDispute',
  'contract.resolveDispute',
  'contract.review',
] as const;

/**
 * What is between the two people of a chat about one job, as the reader sees it: the contract, else the offer, else an
 * application that nobody has answered. `side` is the reader's; `isLive`: it is not over.
 */
export const dealSchema = z.object({
  _id: z.string(),
  job: z.object({ _id: z.string(), title: z.string() }),
  side: z.enum(['hirer', 'professional']),
  /** Null where it was taken back. */
  applicationId: z.string().nullable(),
  offer: offerSchema.nullable(),
  contract: contractSchema.nullable(),
  isLive: z.boolean(),
});
export type Deal = Infer<typeof dealSchema>;

/** `GET /chats/{id}/deals`: those that are not over first, of them those about the chat's job; else newest first. */
export const dealsSchema = listOf(dealSchema);

/** Something that happened between the two: facts, which each reader gets told in their own language. */
export const dealEventSchema = z.object({
  _id: z.string(),
  what: z.enum(DEAL_EVENTS),
  jobTitle: z.string(),
  createdAt: instantSchema,
});
export type DealEvent = Infer<typeof dealEventSchema>;

/**
 * `GET /chats/{id}/deal-events`: oldest first, the newest 200. Those about the chat's job; in a chat about none, those
 * about jobs that the two have no chat about.
 */
export const dealEventsSchema = listOf(dealEventSchema);
