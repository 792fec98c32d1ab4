import { z } from 'zod';

const userId = z.string().min(1);

/** What one process has applied to its sockets and the others apply to theirs. */
const broadcastSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('emit'),
    people: z.array(userId).min(1),
    event: z.enum(['changed', 'onlineUsers', 'userOffline']),
    payload: z.unknown(),
  }),
  z.object({
    kind: z.literal('chat'),
    chatId: z.string().min(1),
    people: z.array(userId).min(1),
    event: z.enum(['newMessage', 'messageChanged', 'messagesRead', 'userJoined', 'typing']),
    payload: z.unknown(),
    exceptSocketId: z.string().optional(),
  }),
  z.object({ kind: z.literal('endSessions'), sessionIds: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('appear'), userId, isHidden: z.boolean() }),
  z.object({ kind: z.literal('pagesChanged'), ids: z.array(z.string().min(1)).min(1) }),
  z.object({ kind: z.literal('presence'), userId, isVisible: z.boolean() }),
]);

/** What processes say about themselves. */
const signalSchema = z.discriminatedUnion('kind', [
  /** `visible`: everybody whose presence others may see there. */
  z.object({ kind: z.literal('hello'), visible: z.array(userId), isAnswerWanted: z.boolean() }),
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('bye') }),
]);

/** `seq`: how many broadcasts `from` has published so far, this one among them. */
const envelopeSchema = z.object({ from: z.string().min(1), seq: z.int().min(0) });

export type Broadcast = z.infer<typeof broadcastSchema>;
export type Signal = z.infer<typeof signalSchema>;
export type Received = { from: string; seq: number; broadcast?: Broadcast; signal?: Signal };

export function write(from: string, seq: number, body: Broadcast | Signal): string {
  return JSON.stringify({ from, seq, body });
}

/** `undefined`: not one of ours. Neither `broadcast` nor `signal`: of another version, which counts as missed. */
export function read(text: string): Received | undefined {
  const value = parse(text);
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return undefined;
  const { body } = value as { body?: unknown };
  const [broadcast, signal] = [broadcastSchema.safeParse(body), signalSchema.safeParse(body)];
  return {
    ...envelope.data,
    ...(broadcast.success && { broadcast: broadcast.data }),
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
