import { z, type Infer } from '@plumbline/shared-schema/zod';
import { dataOf } from '@plumbline/shared-schema/envelope';
import {
  isAlwaysOn,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
} from '@plumbline/shared-schema/notification-kinds';
import { says } from '@plumbline/shared-schema/validation';

/** How a person is told of each group. Off until chosen, but for mails about visits and what is always on. */
export const notificationPreferencesSchema = z.record(
  z.enum(NOTIFICATION_GROUPS),
  z.record(z.enum(NOTIFICATION_CHANNELS), z.boolean()),
);
export type NotificationPreferences = Infer<typeof notificationPreferencesSchema>;

/** `GET` and `PUT /notifications/preferences` */
export const notificationPreferencesAnswerSchema = dataOf(notificationPreferencesSchema);

const preferenceChangeSchema = z
  .object({
    group: z.enum(NOTIFICATION_GROUPS, says('invalidOption')),
    channel: z.enum(NOTIFICATION_CHANNELS, says('invalidOption')),
    isOn: z.boolean(says('invalidOption')),
  })
  .refine(({ group, channel, isOn }) => isOn || !isAlwaysOn(group, channel), says('invalidOption'));
export type NotificationPreferenceChange = Infer<typeof preferenceChangeSchema>;

/** `PUT /notifications/preferences`: what is named changes. 400 for turning off what is always on. */
export const updateNotificationPreferencesSchema = z.object({
  changes: z
    .array(preferenceChangeSchema)
    .min(1)
    .max(NOTIFICATION_GROUPS.length * NOTIFICATION_CHANNELS.length),
});
export type UpdateNotificationPreferences = Infer<typeof updateNotificationPreferencesSchema>;
