/**
 * A call whose outcome is unknown (no answer, 5xx, still in flight) keeps its key, so that sending the same again
 * replays it on the server instead of doing it twice. The key of an answered call is never reused: two
 * equal chat messages are two messages.
 */
const unsettled = new Map<string, { body: string; key: string }>();

const slotOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

/** Files have no cheap text form: such a call gets a new key each time. */
const textOf = (body: unknown) => (body instanceof FormData ? undefined : JSON.stringify(body ?? null));

/** `crypto.randomUUID` exists on secure origins only; a key has to be unique, not secret. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Call = { method: string; url: string; body?: unknown };

/** The key to send: the unsettled one of the very same call, else a new one. */
export function takeKey(call: Call): string {
  const slot = slotOf(call);
  const earlier = unsettled.get(slot);
  unsettled.delete(slot);
  return earlier && earlier.body === textOf(call.body) ? earlier.key : newKey();
}

/** Keeps the key of a call whose outcome is unknown. */
export function keepKey(call: Call, key: string): void {
  const body = textOf(call.body);
  if (body !== undefined) unsettled.set(slotOf(call), { body, key });
}
