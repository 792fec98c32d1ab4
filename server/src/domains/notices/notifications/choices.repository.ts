import { inArray, sql } from 'drizzle-orm';
import type { NotificationPreferenceChange } from '@plumbline/shared-schema/notification-preferences';
import type { Database, Executor } from '../../../database/connect';
import { notificationChoices } from '../../../database/tables/notifications';

export type Choice = typeof notificationChoices.$inferSelect;
export type ChoicesRepository = ReturnType<typeof createChoicesRepository>;

/** What people chose otherwise than the default. */
export function createChoicesRepository(database: Database) {
  const listIn = async (executor: Executor, userIds: string[]): Promise<Choice[]> =>
    userIds.length === 0
      ? []
      : executor.select().from(notificationChoices).where(inArray(notificationChoices.userId, userIds));

  return {
    listIn,
    list: (userId: string): Promise<Choice[]> => listIn(database, [userId]),

    /** Does nothing for somebody who is gone. */
    setKnown: async (userId: string, change: NotificationPreferenceChange): Promise<void> => {
      const { group, channel, isOn } = change;
      await database.execute(sql`
        insert into notification_choices (user_id, "group", channel, is_on)
        select id, ${group}, ${channel}, ${isOn} from users where id = ${userId}
        on conflict (user_id, "group", channel) do update set is_on = excluded.is_on`);
    },

    /** Of several about the same thing the last one holds. */
    set: async (userId: string, changes: NotificationPreferenceChange[]): Promise<void> => {
      const last = new Map(changes.map((change) => [`${change.group} ${change.channel}`, change]));
      const { userId: person, group, channel } = notificationChoices;
      await database
        .insert(notificationChoices)
        .values([...last.values()].map((change) => ({ ...change, userId })))
        .onConflictDoUpdate({ target: [person, group, channel], set: { isOn: sql`excluded.is_on` } });
    },
  };
}
