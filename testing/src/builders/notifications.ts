import { notificationSchema, type Notification } from '@plumbline/shared-schema/notifications';
import { anId } from './ids';
import { LATER } from './instants';

/** Unread: the saved search found Nora's job. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return notificationSchema.parse({
    _id: anId(81),
    kind: 'jobMatch',
    values: { jobTitle: 'Replace the kitchen drain', searchName: 'Plumbing nearby' },
    href: `/jobs/${anId(10)}`,
    about: `job:${anId(10)}`,
    actor: null,
    readAt: null,
    createdAt: LATER,
    ...overrides,
  });
}
