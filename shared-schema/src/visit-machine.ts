import type { StateMachine } from '@plumbline/shared-schema/state-machine';

/** `moving`: agreed, and one side asks for another time; until that is answered the agreed one stands. */
export const VISIT_STATUSES = [
  'proposed',
  'agreed',
  'moving',
  'onTheWay',
  'over',
  'missed',
  'cancelled',
  'expired',
] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Not over: there is one such visit for a job and a contractor. */
export const OPEN_VISIT_STATUSES = [
  'proposed',
  'agreed',
  'moving',
  'onTheWay',
] as const satisfies readonly VisitStatus[];
/** Their time is given, and to nobody else. */
export const GIVEN_VISIT_STATUSES = [
  'agreed',
  'moving',
  'onTheWay',
] as const satisfies readonly VisitStatus[];

export const VISIT_ACTIONS = [
  'propose',
  'accept',
  'move',
  'keep',
  'cancel',
  'setOut',
  'reportNoShow',
  'finish',
  'expire',
] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

export const VISIT_SIDES = ['hirer', 'contractor'] as const;
export type VisitSide = (typeof VISIT_SIDES)[number];
export type VisitActor = VisitSide | 'system';

/**
 * - `acquainted`: the contractor has applied or was invited to the job, or the two have a conversation.
 * - `jobStands`: the job is neither deleted nor hidden.
 * - `noneOpen`: no other visit for this job and contractor is open.
 * - `offered`: each proposed time lies in the contractor’s hours, ahead, and is free.
 * - `theirTurn`: the other side made the proposal.
 * - `ahead`: the chosen time has not come.
 * - `free`: nobody else was given it.
 * - `soon`: it begins within twelve hours; `begun`: a quarter of an hour ago; `recent`: it ended within seven days.
 * - `ended`, `timesPast`: nothing of it, or of what is proposed, is ahead.
 * - `calledOff`: the job was deleted or hidden, or one of the two suspended.
 */
export type VisitGuard =
  | 'acquainted'
  | 'jobStands'
  | 'noneOpen'
  | 'offered'
  | 'theirTurn'
  | 'ahead'
  | 'free'
  | 'soon'
  | 'begun'
  | 'recent'
  | 'ended'
  | 'timesPast'
  | 'calledOff';

type VisitMachine = StateMachine<VisitStatus, VisitAction, VisitActor, VisitGuard>;

const BOTH = ['hirer', 'contractor'] as const;
/** Closing a job to applications calls nothing off. */
const CALL_OFF = { action: 'cancel', by: ['system'], guards: ['calledOff'], next: 'cancelled' } as const;

/** The life of a visit: the contractor comes to look. "hirer" and "contractor" are its two people, nobody else. */
export const VISIT_MACHINE: VisitMachine = [
  {
    from: null,
    action: 'propose',
    by: BOTH,
    guards: ['jobStands', 'acquainted', 'noneOpen', 'offered'],
    next: 'proposed',
  },

  { from: 'proposed', action: 'accept', by: BOTH, guards: ['theirTurn', 'ahead', 'free'], next: 'agreed' },
  { from: 'proposed', action: 'move', by: BOTH, guards: ['offered'], next: 'proposed' },
  { from: 'proposed', action: 'cancel', by: BOTH, next: 'cancelled' },
  { from: 'proposed', ...CALL_OFF },
  { from: 'proposed', action: 'expire', by: ['system'], guards: ['timesPast'], next: 'expired' },

  { from: 'agreed', action: 'move', by: BOTH, guards: ['offered'], next: 'moving' },
  { from: 'agreed', action: 'cancel', by: BOTH, next: 'cancelled' },
  { from: 'agreed', ...CALL_OFF },
  { from: 'agreed', action: 'setOut', by: ['contractor'], guards: ['soon'], next: 'onTheWay' },
  { from: 'agreed', action: 'reportNoShow', by: BOTH, guards: ['begun'], next: 'missed' },
  { from: 'agreed', action: 'finish', by: ['system'], guards: ['ended'], next: 'over' },

  { from: 'moving', action: 'accept', by: BOTH, guards: ['theirTurn', 'ahead', 'free'], next: 'agreed' },
  { from: 'moving', action: 'keep', by: BOTH, next: 'agreed' },
  { from: 'moving', action: 'move', by: BOTH, guards: ['offered'], next: 'moving' },
  { from: 'moving', action: 'cancel', by: BOTH, next: 'cancelled' },
  { from: 'moving', ...CALL_OFF },
  { from: 'moving', action: 'setOut', by: ['contractor'], guards: ['soon'], next: 'onTheWay' },
  { from: 'moving', action: 'reportNoShow', by: BOTH, guards: ['begun'], next: 'missed' },
  { from: 'moving', action: 'finish', by: ['system'], guards: ['ended'], next: 'over' },

  { from: 'onTheWay', action: 'cancel', by: BOTH, next: 'cancelled' },
  { from: 'onTheWay', ...CALL_OFF },
  { from: 'onTheWay', action: 'reportNoShow', by: BOTH, guards: ['begun'], next: 'missed' },
  { from: 'onTheWay', action: 'finish', by: ['system'], guards: ['ended'], next: 'over' },

  { from: 'over', action: 'reportNoShow', by: BOTH, guards: ['recent'], next: 'missed' },
];
