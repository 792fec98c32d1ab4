import { http } from 'msw';
import {
  notificationPageSchema,
  unreadSchema,
  type Notification,
} from '@plumbline/shared-schema/notifications';
import {
  notificationPreferencesAnswerSchema,
  updateNotificationPreferencesSchema,
  type NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import { phoneAnswerSchema, phoneSavedSchema, type PhoneState } from '@plumbline/shared-schema/phone';
import { pushStateAnswerSchema, pushSubscriptionSchema } from '@plumbline/shared-schema/push';
import { answer, numberFrom } from './answer';
import { api } from '@plumbline/testing/server';

/** Browsers subscribe for it. */
const PUBLIC_KEY = `B${'A'.repeat(86)}`;

const noPhone: PhoneState = {
  isOffered: false,
  number: null,
  confirmedAt: null,
  timeZone: null,
  isStopped: false,
  pending: null,
  quiet: { from: '21:00', to: '08:00' },
};
const phoneAfter = (message: string, given: Partial<PhoneState>) => () =>
  answer(phoneSavedSchema, { success: true, message, data: { ...noPhone, isOffered: true, ...given } });

export const notificationReplies = {
  phone: (given: Partial<PhoneState> = {}) =>
    http.get(api('/users/me/phone'), () =>
      answer(phoneAnswerSchema, { success: true, data: { ...noPhone, ...given } }),
    ),
  phoneAsked: (given: Partial<PhoneState>) =>
    http.post(api('/users/me/phone'), phoneAfter('We sent a code to that number', given)),
  phoneConfirmed: (given: Partial<PhoneState>) =>
    http.put(api('/users/me/phone'), phoneAfter('Your number is confirmed', given)),
  phoneRemoved: () => http.delete(api('/users/me/phone'), phoneAfter('Your number was removed', {})),
  /** Paged. */
  notifications: (rows: Notification[]) =>
    http.get(api('/notifications'), ({ request }) => {
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', 10);
      const data = rows.slice((page - 1) * limit, page * limit);
      const unread = rows.filter(({ readAt }) => readAt === null).length;
      return answer(notificationPageSchema, { success: true, data, count: rows.length, page, limit, unread });
    }),
  unreadNotifications: (unread: number) =>
    http.get(api('/notifications/unread'), () =>
      answer(unreadSchema, { success: true, unread, unseen: unread }),
    ),
  notificationsSeen: () =>
    http.post(api('/notifications/seen'), () =>
      answer(unreadSchema, { success: true, unread: 0, unseen: 0 }),
    ),
  /** One, or all that were read. */
  notificationsDeleted: () =>
    http.delete(api('/notifications/:id'), () =>
      answer(unreadSchema, { success: true, unread: 0, unseen: 0 }),
    ),
  notificationsRead: (unread = 0) =>
    http.post(api('/notifications/read'), () =>
      answer(unreadSchema, { success: true, unread, unseen: unread }),
    ),
  push: (isOn = false) =>
    http.get(api('/notifications/push'), () =>
      answer(pushStateAnswerSchema, { success: true, data: { publicKey: PUBLIC_KEY, isOn } }),
    ),
  pushTurnedOn: () =>
    http.put(api('/notifications/push'), async ({ request }) => {
      pushSubscriptionSchema.parse(await request.json());
      return answer(pushStateAnswerSchema, { success: true, data: { publicKey: PUBLIC_KEY, isOn: true } });
    }),
  pushTurnedOff: () =>
    http.delete(api('/notifications/push'), () =>
      answer(pushStateAnswerSchema, { success: true, data: { publicKey: PUBLIC_KEY, isOn: false } }),
    ),
  notificationPreferences: (data: NotificationPreferences) =>
    http.get(api('/notifications/preferences'), () =>
      answer(notificationPreferencesAnswerSchema, { success: true, data }),
    ),
  /** Answers with what was there, changed by the body. */
  notificationChosen: (before: NotificationPreferences) =>
    http.put(api('/notifications/preferences'), async ({ request }) => {
      const { changes } = updateNotificationPreferencesSchema.parse(await request.json());
      const data = structuredClone(before);
      for (const { group, channel, isOn } of changes) data[group][channel] = isOn;
      return answer(notificationPreferencesAnswerSchema, { success: true, data });
    }),
};
