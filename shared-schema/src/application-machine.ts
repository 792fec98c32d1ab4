import type { APPLICATION_STATES } from '@plumbline/shared-schema/options';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';

export type ApplicationState = (typeof APPLICATION_STATES)[number];
export type ApplicationAction = 'apply' | 'change' | 'decline' | 'reconsider' | 'hire';

/** `noOfferStands`: no offer for it is pending or was accepted. */
export type ApplicationGuard = 'jobOpen' | 'notApplied' | 'noOfferStands' | 'offerAccepted';

/** The life of an application. One that is taken back is gone. */
export const APPLICATION_MACHINE: StateMachine<
  ApplicationState,
  ApplicationAction,
  'contractor' | 'hirer',
  ApplicationGuard
> = [
  { from: null, action: 'apply', by: ['contractor'], guards: ['jobOpen', 'notApplied'], next: 'applied' },
  { from: 'applied', action: 'change', by: ['contractor'], guards: ['noOfferStands'], next: 'applied' },
  { from: 'applied', action: 'decline', by: ['hirer'], guards: ['noOfferStands'], next: 'declined' },
  { from: 'declined', action: 'reconsider', by: ['hirer'], next: 'applied' },
  { from: 'applied', action: 'hire', by: ['hirer'], guards: ['offerAccepted'], next: 'hired' },
];

type Standing = { isHired: boolean; declined?: object | null };

/** Undefined `declined`: a server of before does not say it. */
export function applicationState({ isHired, declined }: Standing): ApplicationState {
  if (isHired) return 'hired';
  return declined ? 'declined' : 'applied';
}
