import type { StateMachine } from '@plumbline/shared-schema/state-machine';

export const QUOTE_STATUSES = [
  'draft',
  'sent',
  'seen',
  'accepted',
  'declined',
  'expired',
  'replaced',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** They wait for an answer: there is one such quote for a job and a contractor. */
export const OPEN_QUOTE_STATUSES = ['sent', 'seen'] as const satisfies readonly QuoteStatus[];

export const QUOTE_ACTIONS = ['write', 'send', 'see', 'accept', 'decline', 'replace', 'expire'] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

export const QUOTE_SIDES = ['hirer', 'contractor'] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];
export type QuoteActor = QuoteSide | 'system';

/**
 * - `own`, `theirs`: the caller wrote it, or the other side did.
 * - `jobStands`: the job is neither deleted nor hidden.
 * - `applied`: the contractor has applied to the job, and the application was not declined.
 * - `live`: the day until which it is valid has not passed.
 * - `free`: no offer to this contractor for the job stands in the way.
 * - `over`: one of `jobStands`, `applied` and `live` no longer holds.
 */
export type QuoteGuard = 'own' | 'theirs' | 'jobStands' | 'applied' | 'live' | 'free' | 'over';

type QuoteMachine = StateMachine<QuoteStatus, QuoteAction, QuoteActor, QuoteGuard>;

const BOTH = ['hirer', 'contractor'] as const;
const STANDING = ['jobStands', 'applied', 'live', 'free'] as const;

/**
 * The life of one version of a quote. "hirer" and "contractor" are its two people, nobody else; a new version, by either,
 * replaces the one that waits for an answer. A draft that its writer deletes is gone.
 */
export const QUOTE_MACHINE: QuoteMachine = [
  { from: null, action: 'write', by: BOTH, guards: ['jobStands', 'applied'], next: 'draft' },
  { from: 'draft', action: 'write', by: BOTH, guards: ['own', 'jobStands', 'applied'], next: 'draft' },
  { from: 'draft', action: 'send', by: BOTH, guards: ['own', ...STANDING], next: 'sent' },

  { from: 'sent', action: 'see', by: BOTH, guards: ['theirs'], next: 'seen' },
  { from: 'sent', action: 'accept', by: BOTH, guards: ['theirs', ...STANDING], next: 'accepted' },
  { from: 'sent', action: 'decline', by: BOTH, guards: ['theirs'], next: 'declined' },
  { from: 'sent', action: 'replace', by: BOTH, next: 'replaced' },
  { from: 'sent', action: 'expire', by: ['system'], guards: ['over'], next: 'expired' },

  { from: 'seen', action: 'see', by: BOTH, guards: ['theirs'], next: 'seen' },
  { from: 'seen', action: 'accept', by: BOTH, guards: ['theirs', ...STANDING], next: 'accepted' },
  { from: 'seen', action: 'decline', by: BOTH, guards: ['theirs'], next: 'declined' },
  { from: 'seen', action: 'replace', by: BOTH, next: 'replaced' },
  { from: 'seen', action: 'expire', by: ['system'], guards: ['over'], next: 'expired' },
];
