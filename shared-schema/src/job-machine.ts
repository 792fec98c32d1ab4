import type { JOB_STATUSES } from '@plumbline/shared-schema/options';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';

export type JobStatus = (typeof JOB_STATUSES)[number];
export type JobAction = 'close' | 'reopen';

/** The life of a posted job. A removed one is for nobody. */
export const JOB_MACHINE: StateMachine<JobStatus, JobAction, 'owner', 'shown'> = [
  { from: 'open', action: 'close', by: ['owner'], next: 'closed' },
  { from: 'closed', action: 'reopen', by: ['owner'], guards: ['shown'], next: 'open' },
];
