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

/** A row's place in an order of time: `<milliseconds>.<_id>`, opaque to callers. */
const cursorSchema = z
  .string()
  .regex(/^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, says('invalid'))
  .transform((text) => {
    const [time = '', id = ''] = text.split('.');
    return { createdAt: new Date(Number(time)), id };
  });
export type Cursor = Infer<typeof cursorSchema>;

/**
 * `cursor`: the `next` of the page before. What follows it comes, whatever was added or went meanwhile; `page` is then not
 * read. For lists that others make longer while somebody reads them.
 */
export const cursorQuery = { cursor: cursorSchema.optional() };
/** `next`: the cursor of the page that follows; null where none does. */
export const nextCursor = { next: z.string().nullable().optional() };
/** Query of a paged list that has cursors too. */
export const growingPageQuerySchema = pageQuerySchema.extend(cursorQuery);
export type GrowingPageQuery = Infer<typeof growingPageQuerySchema>;

/** `list=data`: the answer has its list once, without the second name that older clients read. */
export const listOnceQuery = { list: z.enum(['data'], says('invalidOption')).optional() };
/** Query of a paged list that has two names. */
export const twiceNamedPageQuerySchema = growingPageQuerySchema.extend(listOnceQuery);
