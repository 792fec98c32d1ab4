import type { AssignWork } from '@plumbline/shared-schema/assignments';
import { workSpans } from '@plumbline/shared-schema/zones';
import type { Executor, Tx } from '../../../database/connect';
import { workTimeOf } from '../../../kit/calendar/work-entries';
import { AppError } from '../../../kit/errors';
import { listGivenWork } from './assignments.repository';
import type { AssignmentsRepository } from './assignments.repository';

type Span = { startsAt: Date; endsAt: Date };

const meet = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The days of running contracts on which somebody is given to work, hour by hour, within these. */
export async function workSpansWithin(
  executor: Executor,
  assigneeId: string,
  within: Span & { but?: string | undefined },
): Promise<Span[]> {
  const given = await listGivenWork(executor, assigneeId, within);
  return given.flatMap((row) => workSpans(workTimeOf(row))).filter((span) => meet(span, within));
}

/**
 * Whether somebody can be sent then, judged with both locked. NOT_FOUND for who is neither the contractor nor of the team;
 * WORK_TIME_TAKEN where other work or an agreed visit is; WORK_DAY_OFF unless the caller knows.
 */
export function createWorkChecks(assignments: AssignmentsRepository) {
  async function isOff(tx: Tx, { assigneeId, from, to }: AssignWork): Promise<boolean> {
    const { daysOff, availableFrom } = await assignments.findDaysOff(tx, assigneeId);
    const isLater = availableFrom !== null && from < availableFrom;
    return isLater || daysOff.some((off) => off.from <= to && from <= off.to);
  }

  return async (tx: Tx, companyId: string, input: AssignWork & { but?: string }): Promise<void> => {
    const { assigneeId, but } = input;
    if (assigneeId !== companyId && !(await assignments.isOfTeam(tx, companyId, assigneeId)))
      throw new AppError('NOT_FOUND');
    const spans = workSpans(input);
    const [first] = spans;
    const last = spans.at(-1);
    if (first === undefined || last === undefined) return;
    const within = { startsAt: first.startsAt, endsAt: last.endsAt };
    const taken = [
      ...(await workSpansWithin(tx, assigneeId, { ...within, but })),
      ...(await assignments.listVisits(tx, assigneeId, within)),
    ];
    if (taken.some((one) => spans.some((span) => meet(one, span)))) throw new AppError('WORK_TIME_TAKEN');
    if (!input.overDaysOff && (await isOff(tx, input))) throw new AppError('WORK_DAY_OFF');
  };
}
