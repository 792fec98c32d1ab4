import { z, type Infer } from '@plumbline/shared-schema/zod';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { CHAT_ROLES, LAST_MESSAGE_KINDS } from '@plumbline/shared-schema/options';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { personSchema } from '@plumbline/shared-schema/users';

const chatRoleSchema = z.enum(CHAT_ROLES);
const chatParticipantSchema = z.object({ userId: personSchema, role: chatRoleSchema });

/** Exactly two participants; the creator is `sender`. `jobId` is null for a direct conversation. */
export const chatSchema = z.object({
  _id: z.string(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  participants: z.array(chatParticipantSchema),
});
export type Chat = Infer<typeof chatSchema>;

/**
 * A chat in my list: `other` is whom I talk to, `unread` how many of theirs I have not read, `lastSeq` the number of the
 * newest message and `readSeq` of the newest that I have read. `lastMessage` is '' where the newest has no text: see
 * `lastMessageKind`. `isBlocked`: by me. `canWrite` is false while either of the two blocks the other.
 */
export const conversationSchema = chatSchema.extend({
  other: personSchema,
  lastMessage: z.string().nullable(),
  lastMessageKind: z.enum(LAST_MESSAGE_KINDS).nullable(),
  lastMessageTime: instantSchema.nullable(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  unread: z.number().int(),
  online: z.boolean(),
  isArchived: z.boolean(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  canWrite: z.boolean(),
});
export type Conversation = Infer<typeof conversationSchema>;

/** `GET /chats`: no query lists my conversations, latest first. */
export const chatsQuerySchema = z.object({ jobId: idSchema.optional(), participantId: idSchema.optional() });
export type ChatsQuery = Infer<typeof chatsQuerySchema>;

/** A bare array. */
export const chatsSchema = z.array(conversationSchema);

/** `GET /chats/unread`: messages that the caller has not read, but for muted chats. */
export const unreadMessagesSchema = z.object({ success: z.literal(true), unread: z.number().int() });
export type UnreadMessages = Infer<typeof unreadMessagesSchema>;

/** `POST /chats/create`: 201, or 200 with the chat that exists; the caller must be one participant. */
export const createChatSchema = z.object({
  jobId: idSchema.nullable().optional(),
  participants: z
    .array(z.object({ userId: idSchema, role: chatRoleSchema.optional() }))
    .min(1)
    .max(2),
});
export type CreateChat = Infer<typeof createChatSchema>;

/** `PATCH /chats/{id}`: for the caller only. A new message brings an archived chat back. */
export const updateChatSchema = z.object({
  isArchived: z.boolean().optional(),
  isMuted: z.boolean().optional(),
});
export type UpdateChat = Infer<typeof updateChatSchema>;
export const chatSavedSchema = savedOf(conversationSchema);
