import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
} from '@plumbline/shared-schema/notification-kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, partOf } from '../columns';
import { isMine, named, ownRows, personal, rowWithout } from '../personal';
import { sessions } from './accounts';
import { users } from './users';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    kind: oneOf(NOTIFICATION_KINDS).notNull(),
    /** What it is about, so that an event delivered twice notifies once: `jobMatch` has the job's id. */
    subject: text().notNull(),
    /** Those of one contract, offer, job or chat are shown together: `contract:<id>`. */
    about: text().notNull().default(''),
    /** Who did it, or is on the other side of it: the face beside it. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    values: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    /** The bell or the page was opened with it there. */
    seenAt: instant(),
    readAt: instant(),
    /** Of messages, which wait for their reader first: when it was decided whether to mail about them. */
    mailDecidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.kind, t.subject),
    index('notifications_user').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    index('notifications_age').on(t.createdAt),
    index('notifications_undecided')
      .on(t.createdAt)
      .where(sql`${t.kind} = 'messageReceived' and ${t.mailDecidedAt} is null`),
    index('notifications_actor').on(t.actorId),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

personal(notifications, {
  exported: ownRows('notifications', notifications, 'actorId', 'about', 'subject', 'mailDecidedAt'),
  // Those of others that name the person too.
  removed: named(notifications.userId, notifications.actorId),
});

/** Where a person chose otherwise than what is sent by default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: partOf(() => users.id).notNull(),
    group: oneOf(NOTIFICATION_GROUPS).notNull(),
    channel: oneOf(NOTIFICATION_CHANNELS).notNull(),
    isOn: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.group, t.channel] })],
);

personal(notificationChoices, {
  exported: (me) => [
    {
      setting: 'notifications',
      value: sql`(select coalesce(jsonb_agg(${rowWithout(notificationChoices, 'userId')}), '[]')
        from ${notificationChoices} where ${isMine(me, notificationChoices.userId)})`,
    },
  ],
  removed: named(notificationChoices.userId),
});

/** Browsers that may be sent pushes, for as long as the session lasts in which that was allowed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    sessionId: partOf(() => sessions.id)
      .notNull()
      .unique('push_subscriptions_session'),
    userId: partOf(() => users.id).notNull(),
    endpoint: text().notNull().unique('push_subscriptions_endpoint'),
    /** The browser's public key and its secret, base64url: only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId)],
);

personal(pushSubscriptions, {
  exported: 'secrets of a browser',
  removed: named(pushSubscriptions.userId),
});
/** Pushes to go out, written with the notification they tell of and deleted once that is over. */
export const pushes = pgTable(
  'pushes',
  {
    id: id(),
    subscriptionId: partOf(() => pushSubscriptions.id).notNull(),
    notificationId: partOf(() => notifications.id).notNull(),
    attempts: integer().notNull().default(0),
    availableAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('pushes_once').on(t.notificationId, t.subscriptionId),
    index('pushes_subscription').on(t.subscriptionId),
    index('pushes_due').on(t.availableAt, t.id),
  ],
);

personal(pushes, { exported: 'gone within minutes', removed: 'goes with its subscription' });

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
