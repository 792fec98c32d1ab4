import { z, type Schema } from '@plumbline/shared-schema/zod';
import { says, type ValidationKey } from '@plumbline/shared-schema/validation';

const NUMERIC = /^-?\d+(\.\d+)?$/;

/** A number or its text (forms and multipart bodies send text), then checked by `checks`; else the message `otherwise`. */
export function numeric<Out>(checks: Schema<Out, number>, otherwise: ValidationKey = 'invalidNumber') {
  return z
    .union([z.number(), z.string().trim().regex(NUMERIC, says(otherwise))], says(otherwise))
    .transform(Number)
    .pipe(checks);
}

/** Dollars with at most two decimals. */
export const dollarsSchema = z
  .number(says('invalidNumber'))
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, says('twoDecimals'));

/** A text parameter of a query; blank counts as absent. */
export function queryText(max: number) {
  return z
    .string()
    .trim()
    .max(max, says('searchTooLong'))
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}
