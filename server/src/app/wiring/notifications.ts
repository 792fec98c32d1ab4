import type { Foundation } from '../foundation';
import { createPushClient } from '../../domains/notices/push/push-client';
import { createPushesRepository } from '../../domains/notices/push/pushes.repository';
import { readVapidKeys } from '../../domains/notices/push/vapid-keys';
import { createChoicesRepository } from '../../domains/notices/notifications/choices.repository';
import { createMessageNoticesRepository } from '../../domains/notices/notifications/message-notices.repository';
import { createMessageNotices } from '../../domains/notices/notifications/message-notices.service';
import { createNoticeMails } from '../../domains/notices/notifications/notice-mails';
import { createNotificationPreferences } from '../../domains/notices/notifications/notification-preferences.service';
import { createNotificationsRepository } from '../../domains/notices/notifications/notifications.repository';
import { createNotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createPushNotices } from '../../domains/notices/notifications/push-notices';
import { createSmsServices } from './sms';
import { createPushService } from '../../domains/notices/notifications/push.service';

export function createNotificationServices(foundation: Foundation) {
  const { database, config } = foundation;
  const pushes = createPushesRepository(database);
  const vapidKeys = readVapidKeys({ dataDir: config.dataDir, given: config.vapidKey });
  const choices = createChoicesRepository(database);
  const sms = createSmsServices(foundation);
  const mailNotices = createNoticeMails({ ...foundation, choices });
  const notifications = createNotificationsService({
    ...foundation,
    mailNotices,
    pushNotices: createPushNotices({ pushes, choices }),
    smsNotices: sms.smsNotices,
    notifications: createNotificationsRepository(database),
  });
  const messageNotices = createMessageNoticesRepository(database);
  return {
    notifications,
    mailNotices,
    push: createPushService({ ...foundation, pushes, vapidKeys }),
    pushes,
    ...sms,
    sendPush: createPushClient({ ...config, keys: vapidKeys }),
    notificationPreferences: createNotificationPreferences(choices),
    messageNotices: createMessageNotices({ ...foundation, messageNotices, notifications, mailNotices }),
  };
}
