import type { Foundation } from '../../foundation';
import { createPushClient } from '../../push/push-client';
import { createPushesRepository } from '../../push/pushes.repository';
import { readVapidKeys } from '../../push/vapid-keys';
import { createChoicesRepository } from './choices.repository';
import { createMessageNoticesRepository } from './message-notices.repository';
import { createMessageNotices } from './message-notices.service';
import { createNoticeMails } from './notice-mails';
import { createNotificationPreferences } from './notification-preferences.service';
import { createNotificationsRepository } from './notifications.repository';
import { createNotificationsService } from './notifications.service';
import { createPushNotices } from './push-notices';
import { createPushService } from './push.service';

export function createNotificationServices(foundation: Foundation) {
  const { database, config } = foundation;
  const pushes = createPushesRepository(database);
  const vapidKeys = readVapidKeys({ dataDir: config.dataDir, given: config.vapidKey });
  const choices = createChoicesRepository(database);
  const mailNotices = createNoticeMails({ ...foundation, choices });
  const notifications = createNotificationsService({
    ...foundation,
    mailNotices,
    pushNotices: createPushNotices({ pushes, choices }),
    notifications: createNotificationsRepository(database),
  });
  const messageNotices = createMessageNoticesRepository(database);
  return {
    notifications,
    push: createPushService({ ...foundation, pushes, vapidKeys }),
    pushes,
    sendPush: createPushClient({ ...config, keys: vapidKeys }),
    notificationPreferences: createNotificationPreferences(choices),
    messageNotices: createMessageNotices({ ...foundation, messageNotices, notifications, mailNotices }),
  };
}
