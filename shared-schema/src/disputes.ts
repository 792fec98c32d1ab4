import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { DISPUTE_OUTCOMES, DISPUTE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { DISPUTE_TEXT_MAX, MESSAGE_MAX } from '@plumbline/shared-schema/limits';

/** An objection to a finished contract. `raisedBy`: the party; `outcome` and `note` once an administrator decided. */
export const disputeSchema = z.object({
  _id: z.string(),
  raisedBy: z.enum(['hirer', 'professional']),
  reason: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
  note: z.string().nullable(),
  closedAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Dispute = Infer<typeof disputeSchema>;

const reason = z
  .string(says('reasonRequired'))
  .trim()
  .min(1, says('reasonRequired'))
  .max(DISPUTE_TEXT_MAX, says('tooLong'));

/** `POST /contracts/{id}/disputes`, within 14 days of the end; 409 INVALID_TRANSITION. */
export const raiseDisputeSchema = z.object({ reason });
export type RaiseDispute = Infer<typeof raiseDisputeSchema>;
export type RaiseDisputeBody = InferInput<typeof raiseDisputeSchema>;

/**
 * `PATCH /contracts/{id}/disputes/{disputeId}/resolve`, administrators. What is held goes to the professional
 * (`release`), back to the hirer (`refund`), or so many dollars of it to the professional (`split`, 400 SPLIT_MISMATCH).
 * Where nothing was paid in, `release` approves the payment and `refund` keeps it pending.
 */
export const resolveDisputeSchema = z
  .object({
    outcome: z.enum(DISPUTE_OUTCOMES, says('invalidOption')),
    releaseAmount: numeric(dollarsSchema).optional(),
    note: z.string().trim().max(DISPUTE_TEXT_MAX, says('tooLong')).default(''),
  })
  .refine(({ outcome, releaseAmount }) => outcome !== 'split' || releaseAmount !== undefined, {
    path: ['releaseAmount'],
    message: says('required'),
  });
export type ResolveDispute = Infer<typeof resolveDisputeSchema>;

export const disputeParamsSchema = z.object({ id: z.string(), disputeId: z.string() });

/** `PATCH /contracts/{id}/query`: marks the terms as questioned and posts `message` in the chat of the job. */
export const queryTermsSchema = z.object({
  message: z
    .string(says('messageRequired'))
    .trim()
    .min(1, says('messageRequired'))
    .max(MESSAGE_MAX, says('tooLong')),
});
export type QueryTerms = Infer<typeof queryTermsSchema>;
export type QueryTermsBody = InferInput<typeof queryTermsSchema>;
