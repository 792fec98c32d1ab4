import type { JOB_STATUSES } from '@plumbline/shared-schema/options';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';

export type JobStatus = (typeof JOB_STATUSES)[number];
export type JobAction = 'close' | 'reopen' | 'remove';

/**
 * - `shown`: not hidden by an administrator.
 * - `unpromised`: no offer for it is pending or was accepted, and no contract came of it.
 */
export type JobGuard = 'shown' | 'unpromised';

/** The life of a posted job. A removed one is for nobody. */
export const JOB_MACHINE: StateMachine<JobStatus, JobAction, 'owner', JobGuard> = [
  { from: 'open', action: 'close', by: ['owner'], next: 'closed' },
  { from: 'closed', action: 'reopen', by: ['owner'], guards: ['shown'], next: 'open' },
  { from: 'open', action: 'remove', by: ['owner'], guards: ['unpromised'], next: 'removed' },
  { from: 'closed', action: 'remove', by: ['owner'], guards: ['unpromised'], next: 'removed' },
];
