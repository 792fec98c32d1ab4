import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { asDays, dateInputSchema, dayOf, instantSchema } from '@plumbline/shared-schema/dates';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { BUDGET_MAX, BUDGET_MIN, MILESTONES_MAX, MILESTONE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { toCents } from '@plumbline/shared-schema/money';
import { MILESTONE_ACTIONS, MILESTONE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { oneLine } from '@plumbline/shared-schema/texts';

/**
 * A step of a contract that is paid by itself. Dollars: `held`, `released` and `refunded` of what was paid in, `due` what
 * is left to pay in. `submissionId`: the work that waits, which silence approves at `answerDueAt`.
 */
export const milestoneSchema = z.object({
  _id: z.string(),
  title: z.string(),
  amount: z.number(),
  dueOn: asDays(z.string()).nullable(),
  status: z.enum(MILESTONE_STATUSES),
  held: z.number(),
  released: z.number(),
  refunded: z.number(),
  due: z.number(),
  isUnderWay: z.boolean(),
  submissionId: z.string().nullable(),
  answerDueAt: instantSchema.nullable(),
  approvedAt: instantSchema.nullable(),
  /** What this caller may do with it now. */
  allowedActions: z.array(z.enum(MILESTONE_ACTIONS)),
});
export type Milestone = Infer<typeof milestoneSchema>;
export type MilestoneAction = Milestone['allowedActions'][number];

const title = oneLine(MILESTONE_TITLE_MAX, 'required');

/** '' is what a field without a day sends. */
const dueOn = z
  .union([z.literal('').transform(() => null), dateInputSchema.transform(dayOf)], says('invalidDate'))
  .nullable()
  .default(null);

export const newMilestoneSchema = z.object({
  title,
  amount: numeric(dollarsSchema.min(BUDGET_MIN, says('budgetMin')).max(BUDGET_MAX, says('budgetMax'))),
  dueOn,
});

/** None: the contract is handed in and paid as a whole. */
export const newMilestonesSchema = z
  .array(newMilestoneSchema)
  .max(MILESTONES_MAX, says('tooManyMilestones'))
  .default([]);
export type NewMilestones = Infer<typeof newMilestonesSchema>;
export type NewMilestonesBody = InferInput<typeof newMilestonesSchema>;

/** Dollars, compared in cents. */
export function sumsTo(milestones: readonly { amount: number }[], amount: number): boolean {
  return milestones.reduce((sum, milestone) => sum + toCents(milestone.amount), 0) === toCents(amount);
}
