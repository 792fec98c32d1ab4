import { isId } from '@plumbline/shared-schema/ids';
import { RECURRENCE_DAYS_AHEAD, RECURRENCES_MAX } from '@plumbline/shared-schema/recurrence';
import type { RecurringJob, RecurringSchedule } from '@plumbline/shared-schema/recurring-jobs';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';
import type { Transaction, Tx } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import type { RecurringJobRow } from '../../../database/tables/recurring-jobs';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { RecurringJobsRepository, RecurringRecord } from './recurring-jobs.repository';
import { dayAfterTurn, instantOf } from './turns';

type Dependencies = { recurring: RecurringJobsRepository; jobs: JobsRepository; transaction: Transaction };

/** Jobs that post themselves again, for their owners; RECURRENCE_NOT_FOUND for everybody else. */
export function createRecurringJobsService({ recurring, jobs, transaction }: Dependencies) {
  const lock = (tx: Tx, user: CurrentUser, id: string): Promise<RecurringJobRow> =>
    getExisting(id, (known) => recurring.lock(tx, { id: known, ownerId: user._id }), 'RECURRENCE_NOT_FOUND');
  const read = async (tx: Tx, id: string) => toRecurringJob(await recurring.get(tx, id));

  return {
    list: async (user: CurrentUser): Promise<RecurringJob[]> =>
      (await recurring.list(user._id)).map(toRecurringJob),

    /** JOB_NOT_FOUND, JOB_HIDDEN, RECURRENCE_EXISTS, RECURRENCE_LIMIT; VALIDATION_FAILED at `firstDay`. */
    add: (user: CurrentUser, jobId: string, input: RecurringSchedule): Promise<RecurringJob> =>
      transaction(async (tx) => {
        await lockPeople(tx, [user._id]);
        const job = isId(jobId) ? await jobs.findForShare(tx, jobId) : undefined;
        if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        if (job.hiddenAt !== null) throw new AppError('JOB_HIDDEN');
        if ((await recurring.count(tx, user._id)) >= RECURRENCES_MAX)
          throw new AppError('RECURRENCE_LIMIT', { max: RECURRENCES_MAX });
        const id = await recurring.insert(tx, {
          ownerId: user._id,
          jobId: job.id,
          ...columnsOf(input),
          ...turnOn(input.firstDay, input.timeZone),
        });
        if (id === undefined) throw new AppError('RECURRENCE_EXISTS');
        return read(tx, id);
      }),

    /** The next day may stay as it is; a series whose rhythm stays too is counted from its own first day. */
    change: (user: CurrentUser, id: string, input: RecurringSchedule): Promise<RecurringJob> =>
      transaction(async (tx) => {
        const row = await lock(tx, user, id);
        const columns = columnsOf(input);
        const stays = input.firstDay === row.nextDay && input.rhythm === row.rhythm;
        if (await recurring.wasPosted(tx, row.id, input.firstDay))
          throw new AppError('VALIDATION_FAILED', { fields: { firstDay: 'validation.dayPosted' } });
        await recurring.update(tx, row.id, {
          ...columns,
          ...(stays && { firstDay: row.firstDay }),
          ...turnOn(input.firstDay, input.timeZone),
        });
        return read(tx, row.id);
      }),

    /** RECURRENCE_MOVED: another day is next by now. */
    skip: (user: CurrentUser, id: string, day: string): Promise<RecurringJob> =>
      transaction(async (tx) => {
        const row = await lock(tx, user, id);
        if (row.nextDay !== day) throw new AppError('RECURRENCE_MOVED');
        await recurring.update(tx, row.id, turnAfter(row, day));
        return read(tx, row.id);
      }),

    stop: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const isGone = isId(id) && (await recurring.remove(tx, { id, ownerId: user._id }));
        if (!isGone) throw new AppError('RECURRENCE_NOT_FOUND');
      }),
  };
}
export type RecurringJobsService = ReturnType<typeof createRecurringJobsService>;

type NoTurn = { nextDay: null; nextAt: null };

const turnOn = (nextDay: string, timeZone: string) => ({ nextDay, nextAt: instantOf(nextDay, timeZone) });

/** What comes after a day, by the series and by what is left of it. */
export function turnAfter(row: RecurringJobRow, day: string): ReturnType<typeof turnOn> | NoTurn {
  const next = row.left === 0 ? null : dayAfterTurn(row, day);
  return next === null ? { nextDay: null, nextAt: null } : turnOn(next, row.timeZone);
}

/** VALIDATION_FAILED where the first day is over at the place, or too far ahead. */
function columnsOf({ rhythm, firstDay, ends, lastDay, times, timeZone }: RecurringSchedule) {
  const today = clockOf(timeZone).wallAt(Date.now()).slice(0, 10);
  if (firstDay < today) throw refusal('validation.dayPast');
  if (firstDay > dayAfter(today, RECURRENCE_DAYS_AHEAD)) throw refusal('validation.dayTooFar');
  return {
    rhythm,
    firstDay,
    timeZone,
    lastDay: ends === 'day' ? lastDay : null,
    left: ends === 'times' ? Number(times) : null,
  };
}

function refusal(key: string): AppError {
  return new AppError('VALIDATION_FAILED', { fields: { firstDay: key } });
}

function toRecurringJob({ id, job, latest, ...row }: RecurringRecord): RecurringJob {
  const { rhythm, timeZone, nextDay, lastDay, left } = row;
  const { id: jobId, ...copied } = job;
  return { _id: id, job: { _id: jobId, ...copied }, rhythm, timeZone, nextDay, lastDay, left, latest };
}
