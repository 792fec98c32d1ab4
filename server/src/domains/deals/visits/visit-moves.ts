import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { VISIT_MACHINE } from '@plumbline/shared-schema/visit-machine';
import type { VisitAction, VisitGuard } from '@plumbline/shared-schema/visit-machine';
import type { AcceptVisit, MoveVisit } from '@plumbline/shared-schema/visits';
import type { Tx } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import type { VisitRow } from '../../../database/tables/visits';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { UserViews } from '../../people/users/user-view';
import { isOffered } from './visit-times';
import { holdsFor, sideOf, stateOf, toVisit } from './visit-view';
import type { VisitChanges, VisitRecord, VisitsRepository } from './visits.repository';

type BareAction = 'keep' | 'setOut' | 'reportNoShow';
/** What one of the two people does with a visit. */
export type VisitStep = { id: string; user: CurrentUser } & (
  | { action: BareAction }
  | { action: 'cancel'; reason: string }
  | { action: 'accept'; choice: AcceptVisit }
  | { action: 'move'; proposal: MoveVisit }
);

type Dependencies = { visits: VisitsRepository; views: UserViews; outbox: Outbox };
type Change = { action: VisitAction; actorId: string | null };
type ChangedVisit = Pick<VisitRow, 'id' | 'jobId' | 'clientId' | 'contractorId' | 'revision'>;

export const GUARD_CODES: Record<VisitGuard, ErrorCode> = {
  acquainted: 'VISIT_UNACQUAINTED',
  jobStands: 'JOB_NOT_FOUND',
  noneOpen: 'VISIT_EXISTS',
  offered: 'VISIT_TIME_NOT_OFFERED',
  theirTurn: 'VISIT_OWN_PROPOSAL',
  ahead: 'VISIT_TIME_PAST',
  free: 'VISIT_TIME_TAKEN',
  soon: 'VISIT_TOO_EARLY',
  begun: 'VISIT_TOO_EARLY',
  recent: 'VISIT_TOO_EARLY',
  ended: 'VISIT_NOT_OPEN',
  timesPast: 'VISIT_NOT_OPEN',
  calledOff: 'VISIT_NOT_OPEN',
};

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Executes `VISIT_MACHINE`. A refusal carries the current visit in `details`. */
export function createVisitMoves({ visits, views, outbox }: Dependencies) {
  const recordChange = createRecordVisitChange(outbox);
  const { judge, apply } = createMover({
    machine: VISIT_MACHINE,
    missing: 'VISIT_NOT_FOUND',
    lock: async (tx: Tx, { id, action }: VisitStep) => {
      const record = await visits.findForUpdate(tx, id);
      // Two who are given one time wait here for each other, rather than in the constraint, which would be a deadlock.
      if (record && action === 'accept') await lockPeople(tx, [record.visit.contractorId]);
      return record;
    },
    sideOf: (record, { user }) => sideOf(user._id, record),
    stateOf,
    guardsOf: async (tx, record, step) => {
      const holds = holdsFor(record, step.user._id);
      const isFree =
        step.action !== 'move' || (await areOffered(tx, visits, { record, proposal: step.proposal }));
      const isWorking =
        step.action === 'accept' && (await worksThen(tx, visits, { record, choice: step.choice }));
      return (guard) => {
        if (guard === 'offered') return isFree;
        if (guard === 'free') return !isWorking;
        return guard === 'ahead' && step.action === 'accept' ? isAhead(step.choice, record) : holds(guard);
      };
    },
    refuse: (refused, record, { user }) => {
      const code = refused.reason === 'guard' ? GUARD_CODES[refused.guard] : 'VISIT_NOT_OPEN';
      return new AppError(code, { visit: toVisit(record, { views, viewerId: user._id }) });
    },
    update: (tx, { record }, changes: VisitChanges) => visits.update(tx, record.visit, changes),
    lost: () => new AppError('VISIT_NOT_OPEN'),
  });

  return {
    /** With the event in the outbox. Returns the visit as it was before. */
    move: async (tx: Tx, step: VisitStep): Promise<VisitRecord> => {
      const move = await judge(tx, step);
      const changes = changesOf(move.record, step);
      await apply(tx, move, { ...changes, status: move.next });
      await recordChange(tx, move.record.visit, { action: step.action, actorId: step.user._id });
      return move.record;
    },
  };
}

/** Writes the outbox event of a change. `visit`: as it was before. */
export function createRecordVisitChange(outbox: Outbox) {
  return (tx: Tx, visit: ChangedVisit, change: Change): Promise<void> => {
    const { id: visitId, jobId, clientId, contractorId } = visit;
    const revision = visit.revision + (change.action === 'propose' ? 0 : 1);
    return outbox.add(tx, 'visit.changed', { visitId, jobId, clientId, contractorId, revision, ...change });
  };
}

/** Whether each proposed time is one that the contractor offers. */
async function areOffered(
  tx: Tx,
  visits: VisitsRepository,
  { record, proposal }: { record: VisitRecord; proposal: MoveVisit },
): Promise<boolean> {
  const { id, contractorId, timeZone } = record.visit;
  const hours = await visits.findHours(tx, contractorId);
  if (hours === undefined) return false;
  const given = await visits.listGiven(tx, contractorId, id);
  const diary = { hours, given, timeZone, minutes: proposal.minutes, now: record.now };
  return proposal.times.every((time) => isOffered(Date.parse(time), diary));
}

/** Whether the contractor is given to work at the time that is chosen. */
function worksThen(
  tx: Tx,
  visits: VisitsRepository,
  { record: { visit }, choice }: { record: VisitRecord; choice: AcceptVisit },
): Promise<boolean> {
  const startsAt = new Date(choice.startsAt);
  const endsAt = new Date(startsAt.getTime() + visit.minutes * MINUTE_MS);
  return visits.isWorking(tx, visit.contractorId, { startsAt, endsAt });
}

const isAhead = ({ startsAt }: AcceptVisit, { now }: VisitRecord) => Date.parse(startsAt) > now;

export const NO_PROPOSAL: VisitChanges = { times: [], proposerId: null };

function changesOf(record: VisitRecord, step: VisitStep): VisitChanges {
  const { visit } = record;
  const me = step.user._id;
  switch (step.action) {
    case 'accept':
      return { ...acceptedOf(record, step.choice), ...said(record, me, step.choice) };
    case 'move': {
      const { times, minutes } = step.proposal;
      return { times: sorted(times), minutes, proposerId: me, ...said(record, me, step.proposal) };
    }
    case 'keep':
      return { ...NO_PROPOSAL, minutes: lengthOf(visit) };
    case 'cancel':
      return { ...NO_PROPOSAL, cancelReason: step.reason, cancelledById: me };
    case 'setOut':
      return { ...NO_PROPOSAL, setOutAt: new Date(record.now) };
    case 'reportNoShow':
      return { ...NO_PROPOSAL, missedById: me === visit.clientId ? visit.contractorId : visit.clientId };
  }
}

export const sorted = (times: readonly string[]) =>
  times.map((time) => new Date(time).toISOString()).sort((a, b) => (a < b ? -1 : 1));

const lengthOf = ({ startsAt, endsAt, minutes }: VisitRow) =>
  startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS : minutes;

/** Both are told of it now: a reminder that would be due already is none. */
function acceptedOf({ visit, now }: VisitRecord, { startsAt: chosen }: AcceptVisit): VisitChanges {
  const start = Date.parse(chosen);
  if (!visit.times.some((time) => Date.parse(time) === start)) throw new AppError('VISIT_TIME_NOT_OFFERED');
  const isWithin = (ms: number) => (start - now <= ms ? new Date(now) : null);
  return {
    ...NO_PROPOSAL,
    startsAt: new Date(start),
    endsAt: new Date(start + visit.minutes * MINUTE_MS),
    dayToldAt: isWithin(DAY_MS),
    hourToldAt: isWithin(60 * MINUTE_MS),
  };
}

type Words = { timeZone: string; address: string };

/** The zone of the caller's device, and the address where the hirer gave one, without which nothing is agreed. */
function said({ visit }: VisitRecord, me: string, { timeZone, address }: Words): VisitChanges {
  if (me === visit.contractorId) return { contractorTimeZone: timeZone };
  if (address === '' && visit.address === '') throw new AppError('VISIT_ADDRESS_MISSING');
  return { clientTimeZone: timeZone, ...(address !== '' && { address }) };
}
