import { groupOfKind } from '@plumbline/shared-schema/notification-kinds';
import type { Tx } from '../../../database/connect';
import type { NotificationRow } from '../../../database/tables/notifications';
import type { PushesRepository } from '../push/pushes.repository';
import type { ChoicesRepository } from './choices.repository';
import { isWanted } from './notification-preferences.service';

type Dependencies = { pushes: PushesRepository; choices: ChoicesRepository };

/** Pushes of notifications, in their transaction: to every browser of people who want them. */
export function createPushNotices({ pushes, choices }: Dependencies) {
  return async (tx: Tx, rows: NotificationRow[]): Promise<void> => {
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const subscriptions = await pushes.listSubscriptions(tx, userIds);
    if (subscriptions.length === 0) return;
    const chosen = await choices.listIn(tx, userIds);
    const wanted = rows.filter(({ userId, kind }) =>
      isWanted(chosen, { userId, group: groupOfKind(kind), channel: 'push' }),
    );
    await pushes.add(
      tx,
      wanted.flatMap(({ id: notificationId, userId }) =>
        subscriptions
          .filter((subscription) => subscription.userId === userId)
          .map(({ id: subscriptionId }) => ({ notificationId, subscriptionId })),
      ),
    );
  };
}
export type PushNotices = ReturnType<typeof createPushNotices>;
