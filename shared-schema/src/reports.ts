import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { dataOf } from '@plumbline/shared-schema/envelope';
import { REPORT_MONTHS_DEFAULT, REPORT_MONTHS_MAX } from '@plumbline/shared-schema/limits';

/**
 * What a report counts, by month of its own instant in UTC. Hirers: `jobs` posted, `applications` received, `offers`
 * sent. Contractors: `applications` sent, `offers` received, `jobs` never. Both: `accepted` offers, `contracts` begun
 * and `completed`, and in dollars `agreed` (by contracts begun) and `paid`.
 */
export const REPORT_MEASURES = [
  'jobs',
  'applications',
  'offers',
  'accepted',
  'contracts',
  'completed',
  'agreed',
  'paid',
] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** The measures in dollars; the others are counts. */
export const MONEY_MEASURES: readonly ReportMeasure[] = ['agreed', 'paid'];

const figuresSchema = z.object({
  jobs: z.number().int(),
  applications: z.number().int(),
  offers: z.number().int(),
  accepted: z.number().int(),
  contracts: z.number().int(),
  completed: z.number().int(),
  agreed: z.number(),
  paid: z.number(),
});
export type ReportFigures = Infer<typeof figuresSchema>;

const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;
/** A calendar month, `2026-03`. */
export const monthSchema = z.string().regex(MONTH, says('invalidDate'));

/** `measures`: those that mean something for the caller's role, in their order; every month of the range has a row. */
export const reportSchema = z.object({
  from: monthSchema,
  to: monthSchema,
  measures: z.array(z.enum(REPORT_MEASURES)),
  months: z.array(figuresSchema.extend({ month: monthSchema })),
  totals: figuresSchema,
});
export type Report = Infer<typeof reportSchema>;

/** `GET /analytics/me`: both months included, at most 36; without them the last twelve, up to this one. */
export const reportQuerySchema = z
  .object({ from: monthSchema.optional(), to: monthSchema.optional() })
  .transform(({ from, to }) => {
    const last = to ?? thisMonth();
    return { from: from ?? monthsBefore(last, REPORT_MONTHS_DEFAULT - 1), to: last };
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: says('endBeforeStart') })
  .refine(({ from, to }) => monthsBetween(from, to).length <= REPORT_MONTHS_MAX, {
    path: ['from'],
    message: says('tooLong'),
  });
export type ReportQuery = Infer<typeof reportQuerySchema>;
export type ReportParams = InferInput<typeof reportQuerySchema>;

export const reportAnswerSchema = dataOf(reportSchema);

/** The month of an instant in UTC, this one by default. */
export function thisMonth(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** `monthsBefore('2026-03', 4)` is `2025-11`. */
export function monthsBefore(month: string, count: number): string {
  const { year, index } = partsOf(month);
  return new Date(Date.UTC(year, index - count, 1)).toISOString().slice(0, 7);
}

/** Every month from the first to the last, both included; none when they are the wrong way round. */
export function monthsBetween(from: string, to: string): string[] {
  const start = partsOf(from);
  const end = partsOf(to);
  const count = (end.year - start.year) * 12 + end.index - start.index + 1;
  return Array.from({ length: Math.max(count, 0) }, (_none, later) => monthsBefore(from, -later));
}

function partsOf(month: string): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 };
}
