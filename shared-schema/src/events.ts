import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { ERROR_CODES } from '@plumbline/shared-schema/errors';
import { DEVICE_TOKEN_MAX } from '@plumbline/shared-schema/limits';
import type { Resource } from '@plumbline/shared-schema/stale';
import { messageSchema, messageTextSchema, seqSchema } from '@plumbline/shared-schema/messages';

/**
 * The socket's events. The server trusts only the identity of the token; a `userId` or
 * `senderId` that differs from it is an acknowledged error.
 */

const id = z.string().min(1).max(64);

export const registerUserSchema = z.object({
  userId: id,
  deviceToken: z.string().max(DEVICE_TOKEN_MAX).nullable().optional(),
  /** Milliseconds since this page began to ask for what it shows: `catchUp` follows if anything happened since. */
  ageMs: z.number().min(0).optional(),
});
/** `afterSeq`: the number of the last message that the page knows; the answer brings those that came after it. */
export const joinRoomSchema = z.object({ chatId: id, userId: id, afterSeq: seqSchema.optional() });
export const socketMessageSchema = z.object({
  chatId: id,
  senderId: id,
  receiverId: id,
  messageText: messageTextSchema,
  timestamp: z.string().min(1).max(64),
  clientMessageId: z.string().min(1).max(64).optional(),
});
/** Without `upTo` (a message id) everything so far is read. */
export const markAsReadSchema = z.object({ chatId: id, upTo: id.optional() });
/** Sent every few seconds while somebody types; whoever sees it forgets it after some more. */
export const typingSchema = z.object({ chatId: id });

export type RegisterUser = Infer<typeof registerUserSchema>;
export type JoinRoom = Infer<typeof joinRoomSchema>;
export type SocketMessage = Infer<typeof socketMessageSchema>;
export type MarkAsRead = Infer<typeof markAsReadSchema>;
export type Typing = Infer<typeof typingSchema>;

/** `error` is a text in the caller's language, `code` what it says; `retryAfter` in seconds. */
export const ackSchema = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  code: z.enum(ERROR_CODES).optional(),
  retryAfter: z.number().optional(),
});
export type Ack = Infer<typeof ackSchema>;
/** `messages`: with `afterSeq`, the next `MESSAGES_PAGE_SIZE` at most, ascending. */
export const joinRoomAckSchema = ackSchema.extend({ messages: z.array(messageSchema).optional() });
export type JoinRoomAck = Infer<typeof joinRoomAckSchema>;
/** `message` is the stored row, in place of the `newMessage` that the sending socket does not get. */
export const sendMessageAckSchema = ackSchema.extend({ message: messageSchema.optional() });
export type SendMessageAck = Infer<typeof sendMessageAckSchema>;

/** Resources that can change while they are shown. The client refetches them and what STALE adds. */
export const CHANGED_RESOURCES = [
  'Job',
  'Application',
  'SavedJob',
  'Offer',
  'Contract',
  'Submission',
  'Invite',
  'Visit',
  'Quote',
  'Question',
  'Assignment',
  'Material',
  'Chat',
  'Feedback',
  'User',
  'Professional',
  'ProfileEntry',
  'Notification',
  'Wallet',
] as const satisfies readonly Resource[];
export const changedSchema = z.object({
  resource: z.enum(CHANGED_RESOURCES),
  _id: z.string().optional(),
  jobId: z.string().optional(),
});
export type ChangedEvent = Infer<typeof changedSchema>;

export const userJoinedSchema = z.object({ chatId: z.string(), userId: z.string() });
export const userOfflineSchema = z.object({ userId: z.string() });
/** The other side has read everything up to `upTo`. */
export const messagesReadSchema = z.object({
  chatId: z.string(),
  userId: z.string(),
  upTo: z.string().nullable(),
  readAt: instantSchema,
});
/** The other side is typing. */
export const typedSchema = z.object({ chatId: z.string(), userId: z.string() });
export type TypedEvent = Infer<typeof typedSchema>;
export type UserJoined = Infer<typeof userJoinedSchema>;
export type UserOffline = Infer<typeof userOfflineSchema>;
export type MessagesRead = Infer<typeof messagesReadSchema>;

/** What a client emits: `Socket<ServerEvents, ClientEvents>`. Clients may leave the callback out. */
export type ClientEvents = {
  registerUser: (payload: RegisterUser, ack?: (answer: Ack) => void) => void;
  joinRoom: (payload: JoinRoom, ack?: (answer: JoinRoomAck) => void) => void;
  sendMessage: (payload: SocketMessage, ack?: (answer: SendMessageAck) => void) => void;
  markAsRead: (payload: MarkAsRead, ack?: (answer: Ack) => void) => void;
  typing: (payload: Typing, ack?: (answer: Ack) => void) => void;
};

/** What the server emits. `messageChanged`, `messagesRead`, `typing`, `changed` and `catchUp` are additive. */
export type ServerEvents = {
  newMessage: (message: Infer<typeof messageSchema>) => void;
  /** Edited or deleted. */
  messageChanged: (message: Infer<typeof messageSchema>) => void;
  userJoined: (payload: UserJoined) => void;
  userOffline: (payload: UserOffline) => void;
  onlineUsers: (userIds: string[]) => void;
  messagesRead: (payload: MessagesRead) => void;
  typing: (payload: TypedEvent) => void;
  changed: (payload: ChangedEvent) => void;
  /** Something may have been missed: ask again for all that is shown, spread over some seconds. */
  catchUp: () => void;
};
