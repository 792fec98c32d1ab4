/** A message on its way. `state` is `sent` from the server's answer until the thread holds it. */
export type Outgoing = {
  clientMessageId: string;
  chatId: string;
  recipientId: string;
  content: string;
  /** ISO instant of the first attempt. */
  at: string;
  state: 'pending' | 'failed' | 'sent';
  error?: string | undefined;
};

const storageKey = (userId: string) => `outbox:${userId}`;

/** `crypto.randomUUID` exists on secure origins only. */
export function newMessageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What an earlier visit of this tab could not deliver; what was under way then counts as failed. */
export function restoreOutgoing(userId: string): Outgoing[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '[]') as Outgoing[];
    return stored.map((message) => ({ ...message, state: 'failed' }));
  } catch {
    return [];
  }
}

export function storeOutgoing(userId: string, outgoing: readonly Outgoing[]): void {
  const unsent = outgoing.filter(({ state }) => state !== 'sent');
  if (unsent.length === 0) sessionStorage.removeItem(storageKey(userId));
  else sessionStorage.setItem(storageKey(userId), JSON.stringify(unsent));
}
