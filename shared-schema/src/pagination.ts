import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says, type ValidationKey } from '@plumbline/shared-schema/validation';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '@plumbline/shared-schema/limits';

/** A whole number of a query, at least `min`; `below` is said of what is less. */
export function wholeNumberFrom(min: number, below: ValidationKey) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,9}$/, says('wholeNumber')),
      ],
      says('wholeNumber'),
    )
    .transform(Number)
    .pipe(z.number().int(says('wholeNumber')).min(min, says(below)));
}

/** `page` ≥ 1, default 1. Anything but a whole number is 400. */
export const pageNumberSchema = wholeNumberFrom(1, 'pageMin').default(FIRST_PAGE);

/** `limit` ≥ 1, default 10, clamped to 100 (the answer echoes what was used). */
export const pageSizeSchema = pageSizeUpTo(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE);

/** The same with other bounds. */
export function pageSizeUpTo(max: number, fallback: number) {
  return wholeNumberFrom(1, 'limitMin')
    .transform((limit) => Math.min(limit, max))
    .default(fallback);
}

/** Query of every paged list. */
export const pageQuerySchema = z.object({ page: pageNumberSchema, limit: pageSizeSchema });
export type PageQuery = Infer<typeof pageQuerySchema>;
/** The same as a client writes it. */
export type PageParams = InferInput<typeof pageQuerySchema>;

/** `list=data`: the answer has its list once, without the second name that older clients read. */
export const listOnceQuery = { list: z.enum(['data'], says('invalidOption')).optional() };
/** Query of a paged list that has two names. */
export const twiceNamedPageQuerySchema = pageQuerySchema.extend(listOnceQuery);
