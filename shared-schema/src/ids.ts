import { z } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id in a request body or query: malformed is 400. Lower-cased, so that ids compare as text. */
export const idSchema = z.string().toLowerCase().regex(UUID, says('invalidId'));

/** Path parameter `:id`; any text passes, because a malformed path id is a 404, not a 400: ask `isId`. */
export const idParamsSchema = z.object({ id: z.string() });

/** True when the text can be an id at all. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
