import { cleanLine } from '@plumbline/shared-schema/typed-text';
import { isUnclear } from '@plumbline/shared-schema/typed-number';
import { z, type Schema } from '@plumbline/shared-schema/zod';
import { says, type ValidationKey } from '@plumbline/shared-schema/validation';

const NUMERIC = /^-?\d+(\.\d+)?$/;

/**
 * A number or its text (multipart bodies send text, forms what they could not read), then checked by `checks`; else the
 * message `missing`, or why the text is no number.
 */
export function numeric<Out>(checks: Schema<Out, number>, missing: ValidationKey = 'invalidNumber') {
  const error = ({ input }: { input?: unknown }) => {
    if (typeof input !== 'string' || input.trim() === '') return says(missing);
    return says(isUnclear(input) ? 'unclearNumber' : 'invalidNumber');
  };
  return z
    .union([z.number(), z.string().trim().regex(NUMERIC, { error })], { error })
    .transform(Number)
    .pipe(checks);
}

/** Dollars with at most two decimals. */
export const dollarsSchema = z
  .number(says('invalidNumber'))
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    error: ({ input }) => says(isUnclear(String(input)) ? 'unclearNumber' : 'twoDecimals'),
  });

const hasThreeDecimals = (value: number) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
/** With at most three decimals. */
export const thousandthsSchema = z
  .number(says('invalidNumber'))
  .refine(hasThreeDecimals, says('threeDecimals'));

/** A text parameter of a query; blank counts as absent. */
export function queryText(max: number) {
  return z
    .string()
    .overwrite(cleanLine)
    .max(max, says('searchTooLong'))
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}
