import type { FromRenderer } from '@plumbline/shared-schema/rendering';
import { z } from 'zod';

const id = z.number().int();
const pageSchema = z.strictObject({
  html: z.string(),
  styles: z.array(z.strictObject({ name: z.string(), css: z.string() })),
  title: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  state: z.unknown(),
});

/** `begun`: an order was taken, so that whatever was done before is over. */
export type RendererMessage = FromRenderer | { kind: 'begun'; id: number };

/** What a renderer may send. Code of every remote runs in it, so nothing is taken as it comes. */
const messageSchema: z.ZodType<RendererMessage> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('begun'), id }),
  z.strictObject({ kind: z.literal('module'), remote: z.string(), expose: z.string() }),
  z.strictObject({ kind: z.literal('ask'), id, path: z.string().max(4000), language: z.string().max(35) }),
  z.strictObject({ kind: z.literal('page'), id, page: pageSchema.nullable() }),
  z.strictObject({ kind: z.literal('failed'), id, reason: z.string(), remote: z.string().optional() }),
]);

const MOST_ASKS = 50;
const MOST_BYTES = 2 * 1024 * 1024;

/** The message; a text says why it is none. */
export function readMessage(message: unknown): RendererMessage | string {
  const read = messageSchema.safeParse(message);
  if (!read.success) return 'it sent what is no message';
  if (read.data.kind === 'page' && JSON.stringify(read.data.page).length > MOST_BYTES)
    return `its page has more than ${MOST_BYTES} bytes`;
  return read.data;
}

/** Counts what a page asks the API; true once it is more than any page needs. */
export function countAsks() {
  let asks = 0;
  return {
    begin: () => {
      asks = 0;
    },
    isTooMany: () => (asks += 1) > MOST_ASKS,
  };
}
