import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import {
  amountSchema,
  contractSchema,
  endDateSchema,
  termsTextSchema,
} from '@plumbline/shared-schema/contracts';
import { asDays, dateInputSchema, dayOf, instantSchema } from '@plumbline/shared-schema/dates';
import { AMENDMENT_PARTIES, AMENDMENT_STATUSES } from '@plumbline/shared-schema/deal-options';
import { listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { AMENDMENT_NOTE_MAX, MILESTONES_MAX } from '@plumbline/shared-schema/limits';
import { newMilestoneSchema, sumsTo } from '@plumbline/shared-schema/milestones';
import { manyLines } from '@plumbline/shared-schema/texts';

/** What can be agreed anew. Dollars; a milestone keeps its `_id` from one version to the next. */
const contractVersionSchema = z.object({
  startDate: asDays(z.string()),
  endDate: asDays(z.string()),
  terms: z.string(),
  amount: z.number(),
  milestones: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      amount: z.number(),
      dueOn: asDays(z.string()).nullable(),
    }),
  ),
});
export type ContractVersion = Infer<typeof contractVersionSchema>;

/**
 * A change of a running contract that one side proposes and the other accepts or declines. `before`: what held when it
 * was proposed; `note` and `answer`: the words of both. `lapsed`: the contract ended first.
 */
export const amendmentSchema = z.object({
  _id: z.string(),
  contractId: z.string(),
  proposedBy: z.enum(AMENDMENT_PARTIES),
  status: z.enum(AMENDMENT_STATUSES),
  before: contractVersionSchema,
  after: contractVersionSchema,
  note: z.string().nullable(),
  answer: z.string().nullable(),
  createdAt: instantSchema,
  closedAt: instantSchema.nullable(),
});
export type Amendment = Infer<typeof amendmentSchema>;

const note = manyLines(AMENDMENT_NOTE_MAX).default('');

/**
 * `POST /contracts/{id}/amendments`: the whole new version, of which something must differ. Milestones that stay are
 * named by `_id`. 400 AMENDMENT_EMPTY; 409 AMOUNT_BELOW_PAID, MILESTONE_FIXED, MILESTONES_TOO_LATE.
 */
export const proposeAmendmentSchema = z
  .object({
    startDate: dateInputSchema,
    endDate: endDateSchema,
    terms: termsTextSchema,
    amount: amountSchema,
    milestones: z
      .array(newMilestoneSchema.extend({ _id: idSchema.optional() }))
      .max(MILESTONES_MAX, says('tooManyMilestones'))
      .default([]),
    note,
  })
  .refine(({ startDate, endDate }) => dayOf(endDate) >= dayOf(startDate), {
    path: ['endDate'],
    message: says('endBeforeStart'),
  })
  .refine(({ milestones, amount }) => milestones.length === 0 || sumsTo(milestones, amount), {
    path: ['milestones'],
    message: says('milestonesSum'),
  });
export type ProposeAmendment = Infer<typeof proposeAmendmentSchema>;
export type ProposeAmendmentBody = InferInput<typeof proposeAmendmentSchema>;

/** `PATCH …/amendments/{amendmentId}/decline`; `…/accept` and `…/withdraw` have no body. */
export const declineAmendmentSchema = z.object({ note });
export type DeclineAmendment = Infer<typeof declineAmendmentSchema>;
export type DeclineAmendmentBody = InferInput<typeof declineAmendmentSchema>;

export const amendmentParamsSchema = z.object({ id: z.string(), amendmentId: z.string() });
export const amendmentSavedSchema = savedOf(amendmentSchema).extend({ contract: contractSchema });
/** `GET /contracts/{id}/amendments`: newest first, for the parties and administrators. */
export const amendmentsSchema = listOf(amendmentSchema);
