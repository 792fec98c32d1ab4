import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName, greetedName } from '@plumbline/shared-schema/profiles';
import { workTimeText } from '@plumbline/shared-schema/zones';
import type { WorkTime } from '@plumbline/shared-schema/zones';
import type { Transaction, Tx } from '../../../database/connect';
import { workTimeOf } from '../../../kit/calendar/work-entries';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NoticeMails } from '../../notices/notifications/notice-mails';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { AssignmentsRepository } from './assignments.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'listCalledOff'>;
  users: Pick<UsersRepository, 'findIn'>;
  notifications: NotificationsService;
  mailNotices: NoticeMails;
  transaction: Transaction;
};
type Change = OutboxEvents['assignment.changed'];
/** Somebody who is told, and who it is about. */
type Notice = { userId: string; kind: NotificationKind; personId: string; workerId?: string };
type WorkNews = { record: ContractRecord; time: WorkTime; subject: string };

/** Tells who comes, the client and the contractor of what is planned, changed and called off: on the site and by mail. */
export function createAssignmentNotices(dependencies: Dependencies) {
  const { contracts, assignments, users, notifications, mailNotices, transaction } = dependencies;

  const nameOf = async (tx: Tx, id: string | undefined, name: typeof displayName): Promise<string> => {
    const person = id === undefined ? undefined : await users.findIn(tx, id);
    return person === undefined ? '' : name(person);
  };

  /** Told once: an event may be delivered twice. */
  async function tell(notices: Notice[], { record, time, subject }: WorkNews): Promise<void> {
    const { contract, job, client } = record;
    await transaction(async (tx) => {
      const rows = [];
      for (const { userId, kind, personId, workerId } of notices) {
        const reader = await users.findIn(tx, userId);
        if (reader === undefined) continue;
        const values = {
          jobTitle: job.title,
          person: await nameOf(tx, personId, displayName),
          worker: await nameOf(tx, workerId, ({ fullName }) => greetedName({ fullName })),
          when: workTimeText(reader.language, time),
        };
        const href = hrefFor(userId, { clientId: client.id, contract });
        const about = `contract:${contract.id}`;
        rows.push({ userId, kind, values, href, subject, about, actorId: personId });
      }
      await mailNotices(tx, await notifications.add(tx, rows));
    });
  }

  return {
    ofChange: async (change: Change): Promise<void> => {
      const { contractId, assignmentId, time, revision, action } = change;
      const record = await contracts.find({ id: contractId, viewerId: null });
      if (record === undefined) return;
      await tell(noticesOf(change), { record, time, subject: `${assignmentId} ${revision} ${action}` });
    },

    /** What was planned in a contract that is over. */
    ofContract: async ({ contractId, professionalId }: OutboxEvents['contract.changed']): Promise<void> => {
      const calledOff = await assignments.listCalledOff(contractId);
      const record =
        calledOff.length > 0 ? await contracts.find({ id: contractId, viewerId: null }) : undefined;
      if (record === undefined) return;
      for (const { assignment } of calledOff) {
        const { id, assigneeId: userId } = assignment;
        // The contractor hears of the end of the contract itself.
        if (userId === null || userId === professionalId) continue;
        const notice = { userId, kind: 'workRemoved', personId: professionalId } as const;
        await tell([notice], { record, time: workTimeOf(assignment), subject: `${id} over` });
      }
    },
  };
}

/** Members read it in their own account, which has no contract. */
function hrefFor(
  userId: string,
  { clientId, contract }: { clientId: string; contract: ContractRecord['contract'] },
): string {
  const isParty = userId === clientId || userId === contract.professionalId;
  return isParty ? `/contracts/${contract.id}` : '/visits';
}

/** Nobody is told what they did themselves. */
const noticesOf = (change: Change): Notice[] =>
  allNoticesOf(change).filter(({ userId }) => userId !== change.actorId);

function allNoticesOf(change: Change): Notice[] {
  const { action, assigneeId, formerId, clientId, professionalId: personId } = change;
  if (action === 'open')
    return formerId === null ? [] : [{ userId: personId, kind: 'workOpen', personId: formerId }];
  const isOther = formerId !== assigneeId;
  const before: Notice[] =
    formerId !== null && isOther ? [{ userId: formerId, kind: 'workRemoved', personId }] : [];
  if (assigneeId === null) return [...before, { userId: clientId, kind: 'workUnplanned', personId }];
  return [
    ...before,
    { userId: assigneeId, kind: isOther ? 'workAssigned' : 'workMoved', personId },
    { userId: clientId, kind: 'workPlanned', personId, workerId: assigneeId },
  ];
}
