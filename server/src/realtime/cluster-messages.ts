import { z } from 'zod';

const userId = z.string().min(1);

/** What was done at one process and is yet to be done at the others. */
const doneSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tell'),
    people: z.array(userId).min(1),
    event: z.enum(['changed', 'onlineUsers', 'userOffline']),
    payload: z.unknown(),
  }),
  z.object({ kind: z.literal('endSessions'), sessionIds: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('presence'), userId, isVisible: z.boolean() }),
]);

/** What processes say about themselves. */
const signalSchema = z.discriminatedUnion('kind', [
  /** `visible`: everybody whose presence others may see there. */
  z.object({ kind: z.literal('hello'), visible: z.array(userId), isAnswerWanted: z.boolean() }),
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('bye') }),
]);

/** `seq`: how many things `from` has done so far, this one among them. */
const envelopeSchema = z.object({ from: z.string().min(1), seq: z.int().min(0) });

export type Done = z.infer<typeof doneSchema>;
export type Signal = z.infer<typeof signalSchema>;
export type Heard = { from: string; seq: number; done?: Done; signal?: Signal };

export function write(from: string, seq: number, body: Done | Signal): string {
  return JSON.stringify({ from, seq, body });
}

/** `undefined`: not one of ours. Neither `done` nor `signal`: of another version, which counts as missed. */
export function read(text: string): Heard | undefined {
  const value = parse(text);
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return undefined;
  const { body } = value as { body?: unknown };
  const [done, signal] = [doneSchema.safeParse(body), signalSchema.safeParse(body)];
  return {
    ...envelope.data,
    ...(done.success && { done: done.data }),
    ...(signal.success && { signal: signal.data }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
