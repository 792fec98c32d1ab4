import type { Foundation } from '../../foundation';
import { createChoicesRepository } from './choices.repository';
import { createMessageNoticesRepository } from './message-notices.repository';
import { createMessageNotices } from './message-notices.service';
import { createNoticeMails } from './notice-mails';
import { createNotificationPreferences } from './notification-preferences.service';
import { createNotificationsRepository } from './notifications.repository';
import { createNotificationsService } from './notifications.service';

export function createNotificationServices(foundation: Foundation) {
  const { database } = foundation;
  const choices = createChoicesRepository(database);
  const mailNotices = createNoticeMails({ ...foundation, choices });
  const notifications = createNotificationsService({
    ...foundation,
    mailNotices,
    notifications: createNotificationsRepository(database),
  });
  const messageNotices = createMessageNoticesRepository(database);
  return {
    notifications,
    notificationPreferences: createNotificationPreferences(choices),
    messageNotices: createMessageNotices({ ...foundation, messageNotices, notifications, mailNotices }),
  };
}
