import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { ContractsRepository } from '../contract-records/contracts.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

/** Tells the other side, once a day, that the list was changed. */
export function createMaterialNotices({ contracts, notifications, transaction }: Dependencies) {
  return async ({ contractId, actorId, day }: OutboxEvents['materials.changed']): Promise<void> => {
    const record = await contracts.find({ id: contractId, viewerId: null });
    if (record === undefined) return;
    const { job, client, professional } = record;
    const [actor, other] = actorId === client.id ? [client, professional] : [professional, client];
    const values = { jobTitle: job.title, person: displayName(actor) };
    const row = {
      ...{ userId: other.id, kind: 'materialsChanged' as const, values, actorId: actor.id },
      subject: `${contractId} ${day}`,
      about: `contract:${contractId}`,
      href: `/contracts/${contractId}`,
    };
    await transaction((tx) => notifications.add(tx, [row]));
  };
}
