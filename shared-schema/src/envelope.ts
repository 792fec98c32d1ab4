import { z, type Infer, type Schema } from '@plumbline/shared-schema/zod';

/** `{ success: true, message }`: an answer that carries no object. */
export const messageSchema = z.object({ success: z.literal(true), message: z.string() });
export type MessageAnswer = Infer<typeof messageSchema>;

/** `{ success: true, data }`: one object, read. */
export function dataOf<T extends Schema>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** `{ success: true, message, data }`: one object, created or changed. */
export function savedOf<T extends Schema>(data: T) {
  return z.object({ success: z.literal(true), message: z.string(), data });
}

/** `{ success: true, data: [] }`: a whole list. */
export function listOf<T extends Schema>(item: T) {
  return z.object({ success: z.literal(true), data: z.array(item) });
}

/** `{ success: true, data: [], count }`: a list with the number of all matches. */
export function countedOf<T extends Schema>(item: T) {
  return z.object({ success: z.literal(true), data: z.array(item), count: z.number().int() });
}

/** `{ success: true, data: [], count, page, limit }`: one page; `page` and `limit` as used, `count` of all matches. */
export function pageOf<T extends Schema>(item: T) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    count: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });
}
