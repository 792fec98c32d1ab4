import type { ProjectJob } from '@plumbline/shared-schema/projects';
import { GIVEN_VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';
import type { Visit } from '@plumbline/shared-schema/visits';
import { clockOf } from '@plumbline/shared-schema/zones';

type WorkDate = { kind: 'begins' | 'ends' | 'milestone'; contractId: string; what?: string };
type VisitDate = { kind: 'visit'; visit: Visit; startsAt: string };

/** `at`: an instant, a day, or the time that the place's clock shows. `what`: a milestone's title. */
type ProjectDate = { key: string; at: string; title: string } & (WorkDate | VisitDate);

/**
 * When the work of each contract begins and ends and its milestones are due, not of canceled ones, and the visits that
 * are agreed; the earliest first.
 */
export function projectDates(jobs: readonly ProjectJob[], visits: readonly Visit[]): ProjectDate[] {
  return [...jobs.flatMap(datesOfWork), ...visits.flatMap((visit) => datesOfVisit(jobs, visit))].sort(
    (one, other) => one.at.localeCompare(other.at),
  );
}

function datesOfWork({ title, contracts }: ProjectJob): ProjectDate[] {
  return contracts
    .filter(({ status }) => status !== 'canceled')
    .flatMap(({ _id: contractId, startDate, endDate, milestones }): ProjectDate[] => [
      { key: `${contractId}-begins`, at: startDate, kind: 'begins', title, contractId },
      { key: `${contractId}-ends`, at: endDate, kind: 'ends', title, contractId },
      ...milestones.flatMap(({ _id, dueOn, title: what }) =>
        dueOn === null ? [] : [{ key: _id, at: dueOn, kind: 'milestone' as const, title, contractId, what }],
      ),
    ]);
}

/** None of one that is only proposed, or is over or off, and of those about other jobs. */
function datesOfVisit(jobs: readonly ProjectJob[], visit: Visit): ProjectDate[] {
  const { _id: key, jobId, status, startsAt, timeZone } = visit;
  const isGiven = (GIVEN_VISIT_STATUSES as readonly Visit['status'][]).includes(status);
  const job = jobs.find(({ _id }) => _id === jobId._id);
  if (!isGiven || job === undefined || startsAt === null) return [];
  const at = clockOf(timeZone).wallAt(Date.parse(startsAt));
  return [{ key, at, kind: 'visit', title: job.title, visit, startsAt }];
}
