import type { Notification } from '@plumbline/shared-schema/notifications';

/** What belongs together: the newest, and the earlier ones of the same contract, offer, job or conversation. */
export type NotificationBundle = { newest: Notification; earlier: Notification[] };

/** Bundles in the order of their newest notification. */
export function bundled(notifications: readonly Notification[]): NotificationBundle[] {
  const bundles = new Map<string, NotificationBundle>();
  for (const notification of notifications) {
    // What is about nothing in particular stands alone.
    const key = notification.about || notification._id;
    const known = bundles.get(key);
    if (known) known.earlier.push(notification);
    else bundles.set(key, { newest: notification, earlier: [] });
  }
  return [...bundles.values()];
}
