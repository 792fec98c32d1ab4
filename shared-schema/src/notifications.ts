import { z, type Infer } from '@plumbline/shared-schema/zod';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { pageOf } from '@plumbline/shared-schema/envelope';
import { MAX_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';

/** What a notification can be about. Its text is `notifications.<kind>` in namespace `schema`, filled with `values`. */
export const NOTIFICATION_KINDS = [
  'jobMatch',
  'offerReceived',
  'offerWithdrawn',
  'offerAccepted',
  'offerRejected',
  'offerExpired',
  'counterReceived',
  'counterAdopted',
  'counterDeclined',
  'inviteReceived',
  'inviteAccepted',
  'inviteDeclined',
  'contractCreated',
  ...Object.values(CONTRACT_MOVE_TEXTS),
  'contractOverdue',
  'workSubmitted',
  'workApproved',
  'changesRequested',
  'termsQueried',
  'paymentApproved',
  'disputeOpened',
  'disputeWithdrawn',
  'disputeResolved',
  'reviewWritten',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Something that happened while nobody looked. `values` fill the text; `href` is a path of the site.
 * `jobMatch`: `{ jobTitle, searchName }`, leads to the job. Offers and invitations: `{ jobTitle, person }`, the other side.
 */
export const notificationSchema = z.object({
  _id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  values: z.record(z.string(), z.string()),
  href: z.string(),
  readAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Notification = Infer<typeof notificationSchema>;

/** `GET /notifications?page&limit`: newest first; `unread` counts all of them, not those of the page. */
export const notificationPageSchema = pageOf(notificationSchema).extend({ unread: z.number().int() });
export type NotificationPage = Infer<typeof notificationPageSchema>;

/** `POST /notifications/read`: these, or all without `ids`. Ids of other people are passed over. */
export const readNotificationsSchema = z
  .object({ ids: z.array(idSchema).max(MAX_PAGE_SIZE).optional() })
  .nullish();
export type ReadNotifications = Infer<typeof readNotificationsSchema>;

/** `GET /notifications/unread`, and the answer of `POST /notifications/read`. */
export const unreadSchema = z.object({ success: z.literal(true), unread: z.number().int() });
export type Unread = Infer<typeof unreadSchema>;
