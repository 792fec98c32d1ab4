import { z, type Infer } from '@plumbline/shared-schema/zod';
import { contractSchema, type ContractAction } from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { listOf } from '@plumbline/shared-schema/envelope';
import { OFFER_ACTIONS } from '@plumbline/shared-schema/offer-machine';
import { offerSchema } from '@plumbline/shared-schema/offers';
import { CONTRACT_ACTIONS } from '@plumbline/shared-schema/options';

/** Only the person who archives sees it; a question about the terms is a message; a payment is told once it is there. */
const UNTOLD = [
  'fund',
  'fundingFailed',
  'query',
  'archive',
  'unarchive',
] as const satisfies readonly ContractAction[];
type ToldAction = Exclude<ContractAction, (typeof UNTOLD)[number]>;
const isTold = (action: ContractAction): action is ToldAction =>
  !(UNTOLD as readonly ContractAction[]).includes(action);

/** What a conversation's thread tells of the offers and contracts of its two people, `<noun>.<action>`. */
export const DEAL_EVENTS = [
  ...OFFER_ACTIONS.filter((action) => action !== 'createContract').map(
    (action) => `offer.${action}` as const,
  ),
  ...CONTRACT_ACTIONS.filter(isTold).map((action) => `contract.${action}` as const),
] as const;

/**
 * What is between the two people of a chat about one job, as the reader sees it: the contract, else the offer, else an
 * application that nobody has answered. `side` is the reader's; `isLive`: it is not over.
 */
export const dealSchema = z.object({
  _id: z.string(),
  job: z.object({ _id: z.string(), title: z.string() }),
  side: z.enum(['hirer', 'professional']),
  professionalId: z.string(),
  /** Null where it was taken back. */
  applicationId: z.string().nullable(),
  offer: offerSchema.nullable(),
  contract: contractSchema.nullable(),
  isLive: z.boolean(),
});
export type Deal = Infer<typeof dealSchema>;

/** `GET /chats/{id}/deals`: those that are not over first; among equals those about the chat's job, then the newest. */
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
