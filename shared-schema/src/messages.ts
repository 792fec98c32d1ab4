import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { personSchema } from '@plumbline/shared-schema/users';
import { pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { chatSchema } from '@plumbline/shared-schema/chats';
import {
  growingPageQuerySchema,
  nextCursor,
  pageSizeUpTo,
  wholeNumberFrom,
} from '@plumbline/shared-schema/pagination';
import { MESSAGE_MAX, MESSAGES_PAGE_SIZE, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';

/** `url` and `thumbnailUrl` (of a picture) are signed and end after an hour or two; `size` in bytes. */
const messageFileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
});
export type MessageFile = Infer<typeof messageFileSchema>;

/**
 * `content` repeats `messageText`; `seq` counts up within the chat without gaps and never changes. A deleted message
 * keeps its place without text and files.
 */
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
  files: z.array(messageFileSchema),
  editedAt: instantSchema.nullable(),
  deletedAt: instantSchema.nullable(),
});
export type Message = Infer<typeof messageSchema>;

export const messageTextSchema = manyLines(MESSAGE_MAX, 'messageRequired');

export const seqSchema = wholeNumberFrom(0, 'wholeNumber');

/**
 * `GET /messages/{chatId}`: `after`/`before` are message ids, `afterSeq`/`beforeSeq` say the same by number; default the
 * newest 200, ascending. Only `after` or `afterSeq`: the next ones. `changedWithin`: of these only what was read, edited or
 * deleted in the last so many seconds.
 */
export const messagesQuerySchema = z.object({
  after: idSchema.optional(),
  before: idSchema.optional(),
  afterSeq: seqSchema.optional(),
  beforeSeq: seqSchema.optional(),
  changedWithin: wholeNumberFrom(0, 'wholeNumber').optional(),
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

/** `PATCH /messages/{chatId}/{messageId}`: one's own, for 15 minutes. 409 EDIT_TOO_LATE. */
export const editMessageSchema = z.object({ content: messageTextSchema });
export type EditMessage = Infer<typeof editMessageSchema>;
/** The answer to an edit and, without a body, to `DELETE`: the message as it is now. */
export const messageSavedSchema = savedOf(messageSchema);
export const messageParamsSchema = z.object({ chatId: z.string(), messageId: z.string() });

/**
 * `POST /messages/{chatId}/files`: multipart with up to five `files` (jpg, png, gif, svg, pdf; 5 MB each), with a text or
 * without. 201 as for `POST /messages/`.
 */
export const sendFilesSchema = z.object({
  content: manyLines(MESSAGE_MAX).default(''),
  clientMessageId: z.string().min(1).max(64).optional(),
});
export type SendFiles = Infer<typeof sendFilesSchema>;

/**
 * `GET /messages/search`: the words of `q`, in any form that they have in English and French, in my conversations or in
 * one; newest first.
 */
export const messageSearchQuerySchema = growingPageQuerySchema.extend({
  q: oneLine(SEARCH_TEXT_MAX).min(1, says('required')),
  chatId: idSchema.optional(),
});
export type MessageSearch = Infer<typeof messageSearchQuerySchema>;
export type MessageSearchParams = InferInput<typeof messageSearchQuerySchema>;
const messageHitSchema = z.object({
  message: messageSchema,
  chat: chatSchema.pick({ _id: true, jobTitle: true }).extend({ other: personSchema }),
});
export type MessageHit = Infer<typeof messageHitSchema>;
export const messageHitsSchema = pageOf(messageHitSchema).extend(nextCursor);
export type MessageHits = Infer<typeof messageHitsSchema>;
