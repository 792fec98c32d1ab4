import { z, type Infer } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { pageSizeUpTo } from '@plumbline/shared-schema/pagination';
import { MESSAGE_MAX, MESSAGES_PAGE_SIZE } from '@plumbline/shared-schema/limits';

/** `content` repeats `messageText`; `seq` counts up within the chat without gaps. */
export const messageSchema = z.object({
  _id: z.string(),
  chatId: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  messageText: z.string(),
  content: z.string(),
  clientMessageId: z.string().nullable(),
  seq: z.number().int(),
  timestamp: instantSchema,
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
});
export type Message = Infer<typeof messageSchema>;

export const messageTextSchema = z
  .string(says('messageRequired'))
  .trim()
  .min(1, says('messageRequired'))
  .max(MESSAGE_MAX, says('tooLong'));

/** `GET /messages/{chatId}`: `after`/`before` are message ids; default the newest 200, ascending. */
export const messagesQuerySchema = z.object({
  after: idSchema.optional(),
  before: idSchema.optional(),
  limit: pageSizeUpTo(MESSAGES_PAGE_SIZE, MESSAGES_PAGE_SIZE),
});
export type MessagesQuery = Infer<typeof messagesQuerySchema>;

/** A bare array, oldest first. */
export const messagesSchema = z.array(messageSchema);

/** `POST /messages/`: a direct message; finds or makes the chat of the two. */
export const sendMessageSchema = z.object({
  recipientId: idSchema,
  content: messageTextSchema,
  /** Additive: into this chat of the two instead of the one without a job. */
  chatId: idSchema.optional(),
  clientMessageId: z.string().min(1).max(64).optional(),
});
export type SendMessage = Infer<typeof sendMessageSchema>;

/** 201 */
export const messageSentSchema = savedOf(messageSchema).extend({ chatId: z.string() });
export type MessageSent = Infer<typeof messageSentSchema>;

/** `POST /messages/{chatId}/read` (additive): without `upTo` (a message id) everything so far is read; the body may be empty. */
export const readMessagesSchema = z.object({ upTo: idSchema.optional() }).nullish();

/** `count`: messages newly read; 0 when all were read before. */
export const messagesMarkedReadSchema = z.object({ success: z.literal(true), count: z.number().int() });
export type MessagesMarkedRead = Infer<typeof messagesMarkedReadSchema>;
