import type { ApplyBody } from '@plumbline/shared-schema/applications';

/** A file that waits with its message. Its bytes are kept apart, under the message's `clientMessageId`. */
export type OutgoingFile = Pick<File, 'name' | 'type' | 'size'>;

/**
 * What the server does not have yet. `clientMessageId`: by it the server knows what is sent again. `waiting`: tried in
 * vain, and tried again by itself; `failed`: refused, with the server's reason in `error`.
 */
type KeptEntry = {
  clientMessageId: string;
  userId: string;
  /** ISO instant at which it was written. */
  at: string;
  /** Counts up: what was written first is sent first. */
  order: number;
  state: 'pending' | 'waiting' | 'failed';
  error?: string;
};

export type Outgoing = KeptEntry & {
  chatId: string;
  recipientId: string;
  content: string;
  files?: OutgoingFile[];
};

/** An application that was written without a network. */
export type OutgoingApplication = KeptEntry & { application: ApplyBody };

export type Unsent = Outgoing | OutgoingApplication;

export const isMessage = (unsent: Unsent): unsent is Outgoing => 'chatId' in unsent;

export type NewMessage = Pick<Outgoing, 'chatId' | 'recipientId' | 'content'> & { files?: readonly File[] };

/** `crypto.randomUUID` exists on secure origins only. */
function newMessageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let lastOrder = 0;

function toKept(userId: string): KeptEntry {
  lastOrder = Math.max(lastOrder + 1, Date.now());
  return {
    userId,
    clientMessageId: newMessageId(),
    at: new Date().toISOString(),
    order: lastOrder,
    state: 'pending',
  };
}

export const toOutgoing = ({ files = [], ...message }: NewMessage, userId: string): Outgoing => ({
  ...message,
  ...(files.length > 0 && { files: files.map(({ name, type, size }) => ({ name, type, size })) }),
  ...toKept(userId),
});

export const toOutgoingApplication = (application: ApplyBody, userId: string): OutgoingApplication => ({
  application,
  ...toKept(userId),
});
