import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { JOB_MACHINE } from '@plumbline/shared-schema/job-machine';
import type { JobAction, JobGuard, JobStatus } from '@plumbline/shared-schema/job-machine';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { JobRecord, JobsRepository } from './jobs.repository';

type JobStep = { id: string; action: JobAction; user: CurrentUser };
type Dependencies = { jobs: JobsRepository; outbox: Outbox };

const REFUSALS: Record<JobAction, ErrorCode> = {
  close: 'JOB_NOT_OPEN',
  reopen: 'JOB_NOT_CLOSED',
  remove: 'JOB_NOT_FOUND',
};
const GUARD_CODES: Record<JobGuard, ErrorCode> = { shown: 'JOB_HIDDEN', unpromised: 'JOB_PROMISED' };
const TOPICS = { close: 'job.closed', reopen: 'job.reopened', remove: 'job.removed' } as const;

/** Executes `JOB_MACHINE`. A refusal carries the current status in `details`. */
export function createJobMoves({ jobs, outbox }: Dependencies) {
  const { judge, apply } = createMover({
    machine: JOB_MACHINE,
    missing: 'JOB_NOT_FOUND',
    lock: (tx: Tx, { id }: JobStep) => jobs.findForUpdate(tx, id),
    sideOf: ({ ownerId }, { user }) => (ownerId === user._id ? 'owner' : undefined),
    stateOf: ({ status }) => status,
    guardsOf: async (tx, { id, hiddenAt }, { action }) => {
      const holds = {
        shown: hiddenAt === null,
        unpromised: action !== 'remove' || !(await jobs.isPromised(tx, id)),
      };
      return (guard) => holds[guard];
    },
    refuse: (refused, { status }, { action }) =>
      new AppError(refused.reason === 'guard' ? GUARD_CODES[refused.guard] : REFUSALS[action], { status }),
    update: (tx, { record }, changes: { from: JobStatus; to: JobStatus }) =>
      jobs.move(tx, record.id, changes),
    lost: ({ step }) => new AppError(REFUSALS[step.action]),
  });

  return {
    /** With the event in the outbox. */
    move: async (tx: Tx, step: JobStep): Promise<JobRecord> => {
      const move = await judge(tx, step);
      const { record, from, next: to } = move;
      await apply(tx, move, { from, to });
      await outbox.add(tx, TOPICS[step.action], { jobId: record.id, ownerId: record.ownerId });
      return record;
    },
  };
}
