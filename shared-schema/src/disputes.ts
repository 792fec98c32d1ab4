import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { listOf } from '@plumbline/shared-schema/envelope';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { DISPUTE_OUTCOMES, DISPUTE_PARTS, DISPUTE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { DISPUTE_TEXT_MAX, MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { manyLines } from '@plumbline/shared-schema/texts';

export const PARTIES = ['hirer', 'professional'] as const;
const party = z.enum(PARTIES);

/** Dollars: `releaseAmount` of a split is the professional's. */
const decisionSchema = z.object({
  round: z.number().int(),
  outcome: z.enum(DISPUTE_OUTCOMES),
  releaseAmount: z.number().nullable(),
  note: z.string().nullable(),
  createdAt: instantSchema,
});

/**
 * An objection to a finished contract. `raisedBy`: the party; `answerDueAt`: from then on it is decided without an answer;
 * `outcome`, `note` and `closedAt` of the last decision, against which either side appeals once until `appealDueAt`.
 */
export const disputeSchema = z.object({
  _id: z.string(),
  raisedBy: party,
  reason: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
  note: z.string().nullable(),
  closedAt: instantSchema.nullable(),
  answer: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
  answerDueAt: instantSchema,
  appealedBy: party.nullable(),
  appealReason: z.string().nullable(),
  appealDueAt: instantSchema.nullable(),
  decisions: z.array(decisionSchema),
  createdAt: instantSchema,
});
export type Dispute = Infer<typeof disputeSchema>;

const reason = manyLines(DISPUTE_TEXT_MAX, 'reasonRequired');

/** `POST /contracts/{id}/disputes`, within 14 days of the end, with up to ten `files`; 409 INVALID_TRANSITION. */
export const raiseDisputeSchema = z.object({ reason });
/** `POST …/disputes/{disputeId}/answer` and `…/appeal`: the same, with up to ten `files`. */
export type RaiseDispute = Infer<typeof raiseDisputeSchema>;
export type RaiseDisputeBody = InferInput<typeof raiseDisputeSchema>;

/**
 * `PATCH /contracts/{id}/disputes/{disputeId}/resolve`, administrators. What is held goes to the professional
 * (`release`), back to the hirer (`refund`), or so many dollars of it to the professional (`split`, 400 SPLIT_MISMATCH).
 * Where nothing was paid in, `release` approves the payment and `refund` keeps it pending. `note`: for both sides.
 */
export const resolveDisputeSchema = z
  .object({
    outcome: z.enum(DISPUTE_OUTCOMES, says('invalidOption')),
    releaseAmount: numeric(dollarsSchema).optional(),
    note: reason,
  })
  .refine(({ outcome, releaseAmount }) => outcome !== 'split' || releaseAmount !== undefined, {
    path: ['releaseAmount'],
    message: says('required'),
  });
export type ResolveDispute = Infer<typeof resolveDisputeSchema>;
export type ResolveDisputeBody = InferInput<typeof resolveDisputeSchema>;

/** The form of it, where '' is a field without an amount. */
export const decisionFormSchema = z
  .object({
    outcome: z.enum(DISPUTE_OUTCOMES, says('invalidOption')),
    releaseAmount: z.union([z.literal('').transform(() => undefined), dollarsSchema]),
    note: reason,
  })
  .refine(({ outcome, releaseAmount }) => outcome !== 'split' || releaseAmount !== undefined, {
    path: ['releaseAmount'],
    message: says('required'),
  });

export const disputeParamsSchema = z.object({ id: z.string(), disputeId: z.string() });

/** `PATCH /contracts/{id}/query`: marks the terms as questioned and posts `message` in the chat of the job. */
export const queryTermsSchema = z.object({
  message: manyLines(MESSAGE_MAX, 'messageRequired'),
});
export type QueryTerms = Infer<typeof queryTermsSchema>;
export type QueryTermsBody = InferInput<typeof queryTermsSchema>;

/** `GET /contracts/{id}/disputes/{disputeId}/files`, for the parties and administrators. `url` is signed and ends. */
const disputeFileSchema = z.object({
  _id: z.string(),
  part: z.enum(DISPUTE_PARTS),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  url: z.string(),
});
export type DisputeFile = Infer<typeof disputeFileSchema>;
export const disputeFilesSchema = listOf(disputeFileSchema);
