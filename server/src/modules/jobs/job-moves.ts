import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { JOB_MACHINE } from '@plumbline/shared-schema/job-machine';
import type { JobAction } from '@plumbline/shared-schema/job-machine';
import type { Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { Outbox } from '../../outbox/outbox';
import type { CurrentUser } from '../../plugins/session';
import { createMover } from '../../state-machines/mover';
import type { JobsRepository } from './jobs.repository';

type JobStep = { id: string; action: JobAction; user: CurrentUser };
type Dependencies = { jobs: JobsRepository; outbox: Outbox };

const REFUSALS: Record<JobAction, ErrorCode> = { close: 'JOB_NOT_OPEN', reopen: 'JOB_NOT_CLOSED' };
const TOPICS = { close: 'job.closed', reopen: 'job.reopened' } as const;

/** Executes `JOB_MACHINE`. A refusal carries the current status in `details`. */
export function createJobMoves({ jobs, outbox }: Dependencies) {
  return createMover({
    machine: JOB_MACHINE,
    missing: 'JOB_NOT_FOUND',
    lock: (tx: Tx, { id }: JobStep) => jobs.findForUpdate(tx, id),
    sideOf: ({ ownerId }, { user }) => (ownerId === user._id ? 'owner' : undefined),
    stateOf: ({ status }) => status,
    guardsOf:
      (_tx, { hiddenAt }) =>
      () =>
        hiddenAt === null,
    refuse: ({ reason }, { status }, { action }) =>
      new AppError(reason === 'guard' ? 'JOB_HIDDEN' : REFUSALS[action], { status }),
    changesOf: ({ from, next: to }) => ({ from, to }),
    write: (tx, { record }, changes) => jobs.move(tx, record.id, changes),
    lost: ({ step }) => new AppError(REFUSALS[step.action]),
    note: (tx, { record, step }) =>
      outbox.add(tx, TOPICS[step.action], { jobId: record.id, ownerId: record.ownerId }),
  });
}
