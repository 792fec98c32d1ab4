import { allowedActions } from '@plumbline/shared-schema/state-machine';
import { VISIT_MACHINE } from '@plumbline/shared-schema/visit-machine';
import type { VisitGuard, VisitSide, VisitStatus } from '@plumbline/shared-schema/visit-machine';
import type { Visit } from '@plumbline/shared-schema/visits';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';
import type { UserViews } from '../../people/users/user-view';
import type { VisitRecord } from './visits.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long before it somebody can be on the way. */
const SOON_MS = 12 * HOUR_MS;
/** How long one waits for the other. */
const GRACE_MS = 15 * MINUTE_MS;
const RECENT_MS = 7 * 24 * HOUR_MS;

/** The state by the database's clock, whether or not the sweep has stored that it is over. */
export function stateOf({ visit, now }: VisitRecord): VisitStatus {
  const { status, times, endsAt } = visit;
  const isPast = times.every((time) => Date.parse(time) <= now);
  if (status === 'proposed') return isPast ? 'expired' : 'proposed';
  const isGiven = status === 'agreed' || status === 'moving' || status === 'onTheWay';
  if (isGiven && endsAt !== null && endsAt.getTime() <= now) return 'over';
  // What was proposed instead has passed: the agreed time stands.
  return status === 'moving' && isPast ? 'agreed' : status;
}

/** The part a person plays in the visit, if any. */
export function sideOf(userId: string | null, { visit }: Pick<VisitRecord, 'visit'>): VisitSide | undefined {
  if (userId === visit.contractorId) return 'contractor';
  return userId === visit.clientId ? 'hirer' : undefined;
}

/** Whether a condition of the table holds for a record just read; what depends on the step is judged with it. */
export function holdsFor(record: VisitRecord, userId: string): (guard: VisitGuard) => boolean {
  const { visit, job, now } = record;
  const startsAt = visit.startsAt?.getTime() ?? Infinity;
  const endsAt = visit.endsAt?.getTime() ?? Infinity;
  const holds: Record<VisitGuard, boolean> = {
    acquainted: true,
    jobStands: job.status !== 'removed',
    noneOpen: true,
    offered: true,
    theirTurn: visit.proposerId !== userId,
    ahead: visit.times.some((time) => Date.parse(time) > now),
    free: true,
    soon: startsAt - now <= SOON_MS,
    begun: now - startsAt >= GRACE_MS,
    recent: now - endsAt <= RECENT_MS,
    ended: endsAt <= now,
    timesPast: visit.times.every((time) => Date.parse(time) <= now),
    calledOff: true,
  };
  return (guard) => holds[guard];
}

/** The hirer always; the contractor while an agreed visit is ahead or goes on, from the day before, on the place's clock. */
export function maySeeAddress(record: VisitRecord, side: VisitSide | undefined): boolean {
  if (side !== 'contractor') return side === 'hirer';
  const { visit, now } = record;
  const isGiven = ['agreed', 'moving', 'onTheWay'].includes(stateOf(record));
  if (!isGiven || visit.startsAt === null) return false;
  const { wallAt } = clockOf(visit.timeZone);
  const dayOf = (instant: number) => wallAt(instant).slice(0, 10);
  return dayOf(now) >= dayAfter(dayOf(visit.startsAt.getTime()), -1);
}

/** The visit on the wire, as one of its two people sees it. */
export function toVisit(
  record: VisitRecord,
  { views, viewerId }: { views: UserViews; viewerId: string },
): Visit {
  const { visit, job, client, contractor } = record;
  const side = sideOf(viewerId, record) ?? 'contractor';
  const status = stateOf(record);
  const isOpenProposal = status === 'proposed' || status === 'moving';
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const sideOfPerson = (userId: string | null) => sideOf(userId, record) ?? null;
  return {
    _id: visit.id,
    jobId: { _id: job.id, title: job.title },
    clientId: views.person(client),
    contractorId: views.person(contractor),
    side,
    status,
    minutes: visit.minutes,
    timeZone: visit.timeZone,
    proposedBy: isOpenProposal ? sideOfPerson(visit.proposerId) : null,
    times: isOpenProposal ? visit.times : [],
    startsAt: instant(visit.startsAt),
    endsAt: instant(visit.endsAt),
    address: maySeeAddress(record, side) ? visit.address : null,
    hasAddress: visit.address !== '',
    cancelReason: visit.cancelReason,
    cancelledBy: sideOfPerson(visit.cancelledById),
    missedBy: sideOfPerson(visit.missedById),
    setOutAt: instant(visit.setOutAt),
    allowedActions: allowedActions(VISIT_MACHINE, {
      from: status,
      by: side,
      holds: holdsFor(record, viewerId),
    }),
    createdAt: visit.createdAt.toISOString(),
    updatedAt: visit.updatedAt.toISOString(),
  };
}
