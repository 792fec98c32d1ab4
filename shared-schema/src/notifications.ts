import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { pageOf } from '@plumbline/shared-schema/envelope';
import { MAX_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from '@plumbline/shared-schema/notification-kinds';
import { growingPageQuerySchema, nextCursor } from '@plumbline/shared-schema/pagination';
import { personSchema } from '@plumbline/shared-schema/users';
import { says } from '@plumbline/shared-schema/validation';

/**
 * Something that happened while nobody looked. `values` fill the text; `href` is a path of the site. Those with the
 * same `about` belong together: of one contract, offer, job or conversation. `actor`: who did it; null: the system, or
 * somebody who is gone.
 * `jobMatch`: `{ jobTitle, searchName }`; `newSignIn`: `{ device }`; messages: `{ person }`; withdrawals: `{ amount }`;
 * `cardRefunded`: `{ jobTitle, amount }`; others:
 * `{ jobTitle, person }`, the other side.
 */
export const notificationSchema = z.object({
  _id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  values: z.record(z.string(), z.string()),
  href: z.string(),
  about: z.string(),
  actor: personSchema.nullable(),
  readAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Notification = Infer<typeof notificationSchema>;

/** `GET /notifications?page&limit&group&unread`: newest first; `unread=1`: only those. */
export const notificationsQuerySchema = growingPageQuerySchema.extend({
  group: z.enum(NOTIFICATION_GROUPS, says('invalidOption')).optional(),
  unread: z.literal('1', says('invalidOption')).optional(),
});
export type NotificationsQuery = Infer<typeof notificationsQuerySchema>;
export type NotificationsParams = InferInput<typeof notificationsQuerySchema>;

/** `unread` counts all of them, not those of the page or the filter. */
export const notificationPageSchema = pageOf(notificationSchema).extend({
  ...nextCursor,
  unread: z.number().int(),
});
export type NotificationPage = Infer<typeof notificationPageSchema>;

/** `POST /notifications/read`: these, or all without `ids`. Ids of other people are passed over. */
export const readNotificationsSchema = z
  .object({ ids: z.array(idSchema).max(MAX_PAGE_SIZE).optional() })
  .nullish();
export type ReadNotifications = Infer<typeof readNotificationsSchema>;

/**
 * `GET /notifications/unread`, and the answer of whatever changes them. `unseen`: those that came since the bell or the
 * page was last opened.
 */
export const unreadSchema = z.object({
  success: z.literal(true),
  unread: z.number().int(),
  unseen: z.number().int(),
});
export type Unread = Infer<typeof unreadSchema>;
