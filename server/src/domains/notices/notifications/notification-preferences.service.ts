import {
  isAlwaysOn,
  isOnAtFirst,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
} from '@plumbline/shared-schema/notification-kinds';
import type { NotificationChannel, NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import type {
  NotificationPreferenceChange,
  NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Choice, ChoicesRepository } from './choices.repository';

export type NotificationPreferencesService = ReturnType<typeof createNotificationPreferences>;

export function createNotificationPreferences(choices: ChoicesRepository) {
  const get = async ({ _id }: Pick<CurrentUser, '_id'>): Promise<NotificationPreferences> =>
    toMatrix(_id, await choices.list(_id));

  return {
    get,

    /** Also for somebody whose account is gone by now: then there is nothing to turn off. */
    turnOffMails: (user: Pick<CurrentUser, '_id'>, group: NotificationGroup): Promise<void> =>
      choices.setKnown(user._id, { group, channel: 'email', isOn: false }),

    update: async (
      user: Pick<CurrentUser, '_id'>,
      changes: NotificationPreferenceChange[],
    ): Promise<NotificationPreferences> => {
      await choices.set(user._id, changes);
      return get(user);
    },
  };
}

type Way = { userId: string; group: NotificationGroup; channel: NotificationChannel };

/** Off until chosen, but for mails about visits and what nobody can turn off. */
export function isWanted(choices: readonly Choice[], { userId, group, channel }: Way): boolean {
  if (isAlwaysOn(group, channel)) return true;
  const isMeant = (choice: Choice) =>
    choice.userId === userId && choice.group === group && choice.channel === channel;
  return choices.find(isMeant)?.isOn ?? isOnAtFirst(group, channel);
}

function toMatrix(userId: string, choices: Choice[]): NotificationPreferences {
  const channelsOf = (group: NotificationGroup) =>
    Object.fromEntries(
      NOTIFICATION_CHANNELS.map((channel) => [channel, isWanted(choices, { userId, group, channel })]),
    );
  return Object.fromEntries(
    NOTIFICATION_GROUPS.map((group) => [group, channelsOf(group)]),
  ) as NotificationPreferences;
}
