import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { dataOf } from '@plumbline/shared-schema/envelope';
import { REPORT_MONTHS_DEFAULT, REPORT_MONTHS_MAX } from '@plumbline/shared-schema/limits';
import { monthsBefore, monthsBetween, thisMonth } from '@plumbline/shared-schema/months';
import { REPORT_MEASURES } from '@plumbline/shared-schema/options';

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
const monthSchema = z.string().regex(MONTH, says('invalidDate'));

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
