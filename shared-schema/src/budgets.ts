import { z } from 'zod';

/** What a remote's weight is judged by; the first visit is that of a page. */
export const BUDGET_KINDS = ['entry', 'page', 'total', 'others', 'first-load', 'visit'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** Kind → KB that a remote may weigh instead of what all others may. */
export const raisedBudgetsSchema = z.partialRecord(z.enum(BUDGET_KINDS), z.number().int().positive());

/** Remotes that may weigh more than the others. */
export const budgetsSchema = z.record(z.string(), raisedBudgetsSchema);
export type Budgets = z.infer<typeof budgetsSchema>;
