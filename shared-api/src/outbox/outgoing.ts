/** A file that waits with its message. Its bytes are kept apart, under the message's `clientMessageId`. */
export type OutgoingFile = Pick<File, 'name' | 'type' | 'size'>;

/**
 * A message that the server does not have yet. `waiting`: tried in vain, and tried again by itself; `failed`: refused,
 * with the server's reason in `error`.
 */
export type Outgoing = {
  clientMessageId: string;
  userId: string;
  chatId: string;
  recipientId: string;
  content: string;
  files?: OutgoingFile[];
  /** ISO instant at which it was written. */
  at: string;
  /** Counts up: what was written first is sent first. */
  order: number;
  state: 'pending' | 'waiting' | 'failed';
  error?: string;
};

export type NewMessage = Pick<Outgoing, 'chatId' | 'recipientId' | 'content'> & { files?: readonly File[] };

/** `crypto.randomUUID` exists on secure origins only. */
function newMessageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let lastOrder = 0;

export function toOutgoing({ files = [], ...message }: NewMessage, userId: string): Outgoing {
  lastOrder = Math.max(lastOrder + 1, Date.now());
  return {
    ...message,
    ...(files.length > 0 && { files: files.map(({ name, type, size }) => ({ name, type, size })) }),
    userId,
    clientMessageId: newMessageId(),
    at: new Date().toISOString(),
    order: lastOrder,
    state: 'pending',
  };
}
