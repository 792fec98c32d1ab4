import type {
  Assignment,
  AssignmentKey,
  AssignWork,
  MoveWork,
  OwnWork,
} from '@plumbline/shared-schema/assignments';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { isId } from '@plumbline/shared-schema/ids';
import { ASSIGNMENTS_MAX } from '@plumbline/shared-schema/assignments';
import { workSpans } from '@plumbline/shared-schema/zones';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import type { AssignmentRow } from '../../../database/tables/assignments';
import { workTimeOf } from '../../../kit/calendar/work-entries';
import type { WorkEntry } from '../../../kit/calendar/work-entries';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Outbox, OutboxEvents } from '../../../kit/outbox/outbox';
import { personOf } from '../../../http/plugins/session';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UserViews } from '../../people/users/user-view';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import { toAssignment, toOwnWork } from './assignment-view';
import type { AssignmentsRepository } from './assignments.repository';
import { createWorkChecks } from './work-checks';

type AssignmentDependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  assignments: AssignmentsRepository;
  views: UserViews;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
};
type Change = Pick<OutboxEvents['assignment.changed'], 'action' | 'formerId'>;

/** How far back a calendar goes. */
const CALENDAR_BACK_MS = 30 * 24 * 3_600_000;

/** Who of a contractor's side comes when. */
export function createAssignmentsService(dependencies: AssignmentDependencies) {
  const { assignments, views, database } = dependencies;
  const contractOf = createContractReads(dependencies);

  return {
    ...createPlans(dependencies),

    list: async (user: CurrentUser, id: string): Promise<Assignment[]> => {
      const { contract } = await contractOf(database, user, id);
      const isOwn = contract.professionalId === user._id;
      return (await assignments.list(contract.id)).map((record) => toAssignment(record, { views, isOwn }));
    },

    /** Of the person, whoever they act for. */
    listOwn: async (user: CurrentUser): Promise<OwnWork[]> =>
      (await assignments.listOfAssignee(personOf(user), 0)).map((record) => toOwnWork(record, user._id)),

    /** For a person's calendar. */
    listWork: async (userId: string): Promise<WorkEntry[]> =>
      (await assignments.listOfAssignee(userId, CALENDAR_BACK_MS)).map((record) => {
        const { jobTitle, company, city } = toOwnWork(record, userId);
        const { id, revision: sequence, updatedAt: changedAt } = record.assignment;
        const time = workTimeOf(record.assignment);
        return { id, sequence, changedAt, time, jobTitle, company, place: city };
      }),
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

function createContractReads({ contracts }: Pick<AssignmentDependencies, 'contracts'>) {
  return (executor: Executor, user: CurrentUser, id: string): Promise<ContractRecord> =>
    getExisting(
      id,
      (known) => contracts.findIn(executor, { id: known, viewerId: user._id, anyone: user.isAdmin }),
      'CONTRACT_NOT_FOUND',
    );
}

/** What the contractor's side does with them. */
function createPlans(dependencies: AssignmentDependencies) {
  const { assignments, views, transaction } = dependencies;
  const contractOf = createContractReads(dependencies);
  const recordChange = createRecordChange(dependencies);
  const refuse = createWorkChecks(assignments);

  /** CONTRACT_OVER for one that does not run, FORBIDDEN for its other side. */
  async function ownContract(tx: Tx, user: CurrentUser, id: string): Promise<ContractRecord> {
    const record = await contractOf(tx, user, id);
    if (record.contract.professionalId !== user._id) throw new AppError('FORBIDDEN');
    if (isFinalContract(record.contract.status)) throw new AppError('CONTRACT_OVER');
    return record;
  }

  const seen = async (tx: Tx, id: string): Promise<Assignment> =>
    toAssignment(await assignments.get(tx, id), { views, isOwn: true });

  /** The row, locked; ASSIGNMENT_NOT_FOUND. */
  const rowOf = async (tx: Tx, { id, assignmentId }: AssignmentKey): Promise<AssignmentRow> =>
    existing(
      isId(assignmentId) ? await assignments.findForUpdate(tx, id, assignmentId) : undefined,
      'ASSIGNMENT_NOT_FOUND',
    );

  return {
    assign: (user: CurrentUser, id: string, input: AssignWork): Promise<Assignment> =>
      transaction(async (tx) => {
        const record = await ownContract(tx, user, id);
        await lockPeople(tx, [user._id, input.assigneeId]);
        if ((await assignments.count(tx, id)) >= ASSIGNMENTS_MAX) throw new AppError('WORK_LIMIT');
        await refuse(tx, user._id, input);
        const row = await assignments.insert(tx, { contractId: id, ...rowOfInput(input) });
        await recordChange(tx, record, { row, user, action: 'assign', formerId: null });
        return seen(tx, row.id);
      }),

    /** To somebody else, to another time, or both. ASSIGNMENT_CHANGED where it is no longer what the caller saw. */
    move: (user: CurrentUser, key: AssignmentKey, input: MoveWork): Promise<Assignment> =>
      transaction(async (tx) => {
        const record = await ownContract(tx, user, key.id);
        await lockPeople(tx, [user._id, input.assigneeId]);
        const was = await rowOf(tx, key);
        if (was.revision !== input.revision)
          throw new AppError('ASSIGNMENT_CHANGED', { assignment: await seen(tx, was.id) });
        await refuse(tx, user._id, { ...input, but: was.id });
        const row = await assignments.update(tx, was, rowOfInput(input));
        await recordChange(tx, record, { row, user, action: 'move', formerId: was.assigneeId });
        return seen(tx, row.id);
      }),

    remove: (user: CurrentUser, key: AssignmentKey): Promise<void> =>
      transaction(async (tx) => {
        const record = await ownContract(tx, user, key.id);
        const row = await rowOf(tx, key);
        await assignments.remove(tx, row.id);
        await recordChange(tx, record, { row, user, action: 'remove', formerId: row.assigneeId });
      }),
  };
}

type RecordedChange = Change & { row: AssignmentRow; user: CurrentUser };

function createRecordChange({ outbox }: Pick<AssignmentDependencies, 'outbox'>) {
  return async (
    tx: Tx,
    { contract }: ContractRecord,
    { row, user, ...change }: RecordedChange,
  ): Promise<void> => {
    const { id: contractId, jobId, clientId, professionalId } = contract;
    await outbox.add(tx, 'assignment.changed', {
      ...{ contractId, jobId, clientId, professionalId, ...change },
      assignmentId: row.id,
      actorId: personOf(user),
      assigneeId: change.action === 'remove' ? null : row.assigneeId,
      time: workTimeOf(row),
      revision: row.revision,
    });
  };
}

function rowOfInput({ assigneeId, from, to, hours, timeZone }: AssignWork) {
  const spans = workSpans({ from, to, hours, timeZone });
  return {
    assigneeId,
    firstDay: from,
    lastDay: to,
    fromTime: hours?.from ?? null,
    toTime: hours?.to ?? null,
    timeZone,
    startsAt: spans[0]?.startsAt ?? new Date(0),
    endsAt: spans.at(-1)?.endsAt ?? new Date(0),
  };
}
