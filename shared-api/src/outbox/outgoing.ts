import type { ApplyBody } from '@plumbline/shared-schema/applications';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import type { PortfolioFields } from '@plumbline/shared-schema/portfolios';
import type { SubmitWorkBody } from '@plumbline/shared-schema/submissions';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';

/** A file that waits with its message. Its bytes are kept apart, under the message's `clientMessageId`. */
export type OutgoingFile = Pick<File, 'name' | 'type' | 'size'>;

/**
 * What the server does not have yet. `clientMessageId`: by it the server knows what is sent again. `waiting`: tried in
 * vain, and tried again by itself; `failed`: refused, with the server's reason in `error`; `sent`: whoever needs the
 * answer has yet to take it.
 */
type KeptEntry = {
  clientMessageId: string;
  userId: string;
  /** ISO instant at which it was written. */
  at: string;
  /** Counts up: what was written first is sent first. */
  order: number;
  state: 'pending' | 'waiting' | 'failed' | 'sent';
  error?: string;
  files?: OutgoingFile[];
};

export type Outgoing = KeptEntry & { chatId: string; recipientId: string; content: string };

/** What goes by a call of its own, under the name by which it is kept. */
export type Calls = {
  application: ApplyBody;
  work: SubmitWorkBody & { contractId: string };
  /** `pictures`: which its files are, in their order. */
  portfolioItem: EntryToSave<Omit<PortfolioFields, 'before' | 'after'>> & {
    pictures: ('before' | 'after')[];
  };
  /** Of the form that was opened then, with that draft; it takes `answer` once it is there. */
  jobPicture: { draft: string; openedAt: string; answer?: JobPicture };
};
export type CallName = keyof Calls;
export type OutgoingCall<Name extends CallName = CallName> = KeptEntry & Pick<Calls, Name>;
export type NewCall = { [Name in CallName]: Pick<Calls, Name> }[CallName];
export type AnyCall = KeptEntry & NewCall;

export type Unsent = Outgoing | AnyCall;

export const isMessage = (unsent: Unsent): unsent is Outgoing => 'chatId' in unsent;

export type NewMessage = Pick<Outgoing, 'chatId' | 'recipientId' | 'content'> & { files?: readonly File[] };

/** `crypto.randomUUID` exists on secure origins only. */
function newMessageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let lastOrder = 0;

/** As it is kept; its files are put beside it. */
export function toKept<Content extends object>(
  content: Content,
  userId: string,
  files: readonly File[] = [],
): Content & KeptEntry {
  lastOrder = Math.max(lastOrder + 1, Date.now());
  return {
    ...content,
    ...(files.length > 0 && { files: files.map(({ name, type, size }) => ({ name, type, size })) }),
    userId,
    clientMessageId: newMessageId(),
    at: new Date().toISOString(),
    order: lastOrder,
    state: 'pending',
  };
}
