import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { OFFER_ACTIONS } from '@plumbline/shared-schema/offer-machine';
import { personSchema } from '@plumbline/shared-schema/users';
import {
  DELIVERY_DAYS,
  EXPIRY_DAYS,
  OFFER_CLOSED_REASONS,
  OFFER_STATES,
  OFFER_STATUSES,
} from '@plumbline/shared-schema/options';
import {
  BUDGET_MAX,
  BUDGET_MIN,
  DEFAULT_DELIVERY_DAYS,
  DEFAULT_EXPIRY_DAYS,
  OFFER_DESCRIPTION_MAX,
} from '@plumbline/shared-schema/limits';
import { manyLines } from '@plumbline/shared-schema/texts';

/** Other terms the professional asks for; the hirer adopts or declines them. */
const offerProposalSchema = z.object({
  description: z.string(),
  budget: z.number(),
  deliveryTime: z.number().int(),
  expiresIn: z.number().int(),
  createdAt: instantSchema,
});
export type OfferProposal = Infer<typeof offerProposalSchema>;

/**
 * `budget` in dollars, `deliveryTime` and `expiresIn` in days; only `expiresAt` counts. `status` never says
 * expired or withdrawn: `closedReason` does.
 */
export const offerSchema = z.object({
  _id: z.string(),
  jobId: z.object({ _id: z.string(), title: z.string() }),
  professionalId: personSchema,
  clientId: personSchema,
  description: z.string(),
  budget: z.number(),
  deliveryTime: z.number().int(),
  expiresIn: z.number().int(),
  expiresAt: instantSchema,
  status: z.enum(OFFER_STATUSES),
  closedReason: z.enum(OFFER_CLOSED_REASONS).nullable(),
  acceptedAt: instantSchema.nullable(),
  /** The open counter-proposal. */
  proposal: offerProposalSchema.nullable(),
  /** Counter-proposals that are still possible. */
  roundsLeft: z.number().int(),
  /** The contract made from it, if any. */
  contractId: z.string().nullable(),
  /** The contract whose terms it offers again, to the same person. */
  repeats: z.object({ contractId: z.string(), jobTitle: z.string(), finishedAt: instantSchema }).nullable(),
  /** What this caller may do with it now, by the offers' table: the page's buttons. */
  allowedActions: z.array(z.enum(OFFER_ACTIONS)),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Offer = Infer<typeof offerSchema>;

const terms = {
  description: manyLines(OFFER_DESCRIPTION_MAX, 'descriptionRequired'),
  budget: numeric(dollarsSchema.min(BUDGET_MIN, says('budgetMin')).max(BUDGET_MAX, says('budgetMax'))),
  deliveryTime: numeric(z.literal(DELIVERY_DAYS, says('deliveryTimeOption'))).default(DEFAULT_DELIVERY_DAYS),
  expiresIn: numeric(z.literal(EXPIRY_DAYS, says('expiresInOption'))).default(DEFAULT_EXPIRY_DAYS),
};

/** Dialog "Send Job Offer", and the body of `PUT /offers/{id}/counter` and `POST /contracts/{id}/hire-again`. */
export const offerTermsSchema = z.object(terms);
export type OfferTerms = Infer<typeof offerTermsSchema>;
export type OfferTermsForm = InferInput<typeof offerTermsSchema>;

/** `POST /offers/send`: 409 OFFER_EXISTS, NOT_AN_APPLICANT. */
export const sendOfferSchema = z.object({ jobId: idSchema, professionalId: idSchema, ...terms });
export type SendOffer = Infer<typeof sendOfferSchema>;
export type SendOfferBody = InferInput<typeof sendOfferSchema>;

/** Answer of send and of hiring again (201), accept, reject, withdraw and the counter calls. */
export const offerSavedSchema = savedOf(offerSchema);

/** `GET /offers/sent-or-received-offers`: narrows what the caller is a party of. */
export const offersQuerySchema = z.object({
  jobId: idSchema.optional(),
  clientId: idSchema.optional(),
  includeExpired: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((value) => value === true || value === 'true')
    .optional(),
});
export type OffersQuery = Infer<typeof offersQuerySchema>;
export type OffersParams = InferInput<typeof offersQuerySchema>;

/** A bare array, newest first. */
export const offersSchema = z.array(offerSchema);

/** `GET /offers/{id}`: for its two people; the full state that `GET …/events` tells the history of. */
export const offerAnswerSchema = dataOf(offerSchema);

/**
 * One change of an offer. `by` is null when the system did it (`expire`); `from` null: it was sent; `terms` (budget in
 * dollars) are those the change put forward: sent, proposed or adopted.
 */
export const offerEventSchema = z.object({
  _id: z.string(),
  action: z.enum(OFFER_ACTIONS),
  by: personSchema.nullable(),
  from: z.enum(OFFER_STATES).nullable(),
  to: z.enum(OFFER_STATES),
  terms: offerProposalSchema.omit({ createdAt: true }).nullable(),
  createdAt: instantSchema,
});
export type OfferEvent = Infer<typeof offerEventSchema>;

/** `GET /offers/{id}/events`, oldest first: a history reads downwards. */
export const offerEventsSchema = listOf(offerEventSchema);

/** `GET /offers/job/{jobId}`; `offers` repeats `data`. */
export const jobOffersSchema = z.object({
  success: z.literal(true),
  offers: z.array(offerSchema),
  data: z.array(offerSchema),
  count: z.number().int(),
});
