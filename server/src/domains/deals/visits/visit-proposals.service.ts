import { VISIT_DAYS_SHOWN } from '@plumbline/shared-schema/limits';
import { attempt } from '@plumbline/shared-schema/state-machine';
import { VISIT_MACHINE } from '@plumbline/shared-schema/visit-machine';
import type { VisitSide } from '@plumbline/shared-schema/visit-machine';
import type { ProposeVisit, Visit, VisitTimes, VisitTimesQuery } from '@plumbline/shared-schema/visits';
import { dayAfter } from '@plumbline/shared-schema/zones';
import type { Database, Executor, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import { createRecordVisitChange, GUARD_CODES, sorted } from './visit-moves';
import type { VisitDependencies } from './visit-sweeps';
import { isOffered, offeredDays, timesOn } from './visit-times';
import type { VisitDiary } from './visit-times';
import { toVisit } from './visit-view';

export type ProposalDependencies = VisitDependencies & { jobs: JobsRepository; database: Database };
type TimesRequest = { jobId: string; contractorId: string; minutes: number; timeZone: string };
/** The two people of a visit to a job. */
type Parties = { jobId: string; clientId: string; contractorId: string };

/** When a contractor could come, and the proposal of some of it. */
export function createVisitProposals(dependencies: ProposalDependencies) {
  const { visits, jobs, views, outbox, database, transaction } = dependencies;
  const recordChange = createRecordVisitChange(outbox);

  async function diaryOf(
    executor: Executor,
    { contractorId, minutes, timeZone }: TimesRequest,
  ): Promise<VisitDiary> {
    const hours = existing(await visits.findHours(executor, contractorId), 'USER_NOT_FOUND');
    const given = await visits.listGiven(executor, contractorId);
    return { hours, given, minutes, timeZone: hours.timeZone ?? timeZone, now: Date.now() };
  }

  async function refuseUnoffered(tx: Tx, parties: Parties, proposal: Proposal): Promise<void> {
    const { by, input, diary } = proposal;
    const isAcquainted = await visits.isAcquainted(tx, parties.jobId, parties);
    const outcome = attempt(VISIT_MACHINE, { from: null, action: 'propose', by }, (guard) => {
      if (guard === 'acquainted') return isAcquainted;
      if (guard === 'jobStands') return !proposal.isHidden;
      return guard !== 'offered' || input.times.every((time) => isOffered(Date.parse(time), diary));
    });
    if (!outcome.done)
      throw new AppError(outcome.reason === 'guard' ? GUARD_CODES[outcome.guard] : 'FORBIDDEN');
    if (by === 'hirer' && input.address === '') throw new AppError('VISIT_ADDRESS_MISSING');
  }

  return {
    /** One that is open for each job and contractor, enforced by the partial unique index. */
    propose: (user: CurrentUser, input: ProposeVisit): Promise<Visit> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, input.jobId);
        const parties = partiesOf(user, job?.ownerId, input);
        await refuseBlocked(tx, parties.clientId, parties.contractorId);
        const diary = await diaryOf(tx, input);
        const by: VisitSide = user._id === parties.clientId ? 'hirer' : 'contractor';
        await refuseUnoffered(tx, parties, { by, input, diary, isHidden: job?.hiddenAt !== null });
        const id = await visits.insert(tx, {
          ...{ ...parties, ...saidBy(by, input) },
          proposerId: user._id,
          times: sorted(input.times),
          minutes: input.minutes,
          timeZone: diary.timeZone,
        });
        if (id === undefined) throw new AppError('VISIT_EXISTS');
        await recordChange(tx, { id, revision: 0, ...parties }, { action: 'propose', actorId: user._id });
        return toVisit(await visits.get(tx, id), { views, viewerId: user._id });
      }),

    /** For the two alone: what is missing there says when the contractor is elsewhere. */
    listTimes: async (user: CurrentUser, query: VisitTimesQuery): Promise<VisitTimes> => {
      const job = await jobs.find(query.jobId);
      const parties = partiesOf(user, job?.ownerId, query);
      const diary = await diaryOf(database, query);
      if (!(await visits.isAcquainted(database, parties.jobId, parties)))
        throw new AppError('VISIT_UNACQUAINTED');
      return timesFrom(query.from, diary);
    },
  };
}

type Proposal = { by: VisitSide; input: ProposeVisit; diary: VisitDiary; isHidden: boolean };

/** JOB_NOT_FOUND where the caller is neither the job's owner nor the contractor. */
function partiesOf(
  user: CurrentUser,
  ownerId: string | undefined,
  { jobId, contractorId }: TimesRequest,
): Parties {
  const isParty = user._id === ownerId || user._id === contractorId;
  if (ownerId === undefined || !isParty || ownerId === contractorId) throw new AppError('JOB_NOT_FOUND');
  return { jobId, clientId: ownerId, contractorId };
}

/** The address is the hirer's to say. */
function saidBy(by: VisitSide, { timeZone, address }: ProposeVisit) {
  return by === 'hirer'
    ? { clientTimeZone: timeZone, contractorTimeZone: null, address }
    : { clientTimeZone: null, contractorTimeZone: timeZone, address: '' };
}

function timesFrom(asked: string | undefined, diary: VisitDiary): VisitTimes {
  const { first, last } = offeredDays(diary);
  const from = asked === undefined || asked < first ? first : asked;
  const days = Array.from({ length: VISIT_DAYS_SHOWN }, (_none, index) => dayAfter(from, index));
  const next = dayAfter(from, VISIT_DAYS_SHOWN);
  return {
    timeZone: diary.timeZone,
    days: days
      .filter((day) => day <= last)
      .map((day) => ({ day, times: timesOn(day, diary).map((time) => new Date(time).toISOString()) })),
    next: next <= last ? next : null,
  };
}
