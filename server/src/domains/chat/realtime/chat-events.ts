import {
  joinRoomSchema,
  markAsReadSchema,
  socketMessageSchema,
  typingSchema,
} from '@plumbline/shared-schema/events';
import { AppError } from '../../../kit/errors';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessagesService } from '../messages/messages.service';
import type { SendingService } from '../messages/sending.service';
import type { OnEvent } from './event-listener';
import type { Presence } from './presence';
import { rooms } from './rooms';
import type { RealtimeSocket } from './socket-types';

/** Threads that one page keeps open; beyond it the one joined first is left. */
const CHATS_PER_SOCKET = 50;

type Parts = { messages: MessagesService; sending: SendingService; presence: Presence; liveChats: LiveChats };

/** What a person does in a chat. Who is no part of it cannot tell it from one that does not exist. */
export function onChatEvents(
  on: OnEvent,
  socket: RealtimeSocket,
  { messages, sending, presence, liveChats }: Parts,
): void {
  const { user } = socket.data;
  const { id: socketId } = socket;
  const joined = new Set<string>();

  const mustBeMe = (userId: string) => {
    if (userId !== user._id) throw new AppError('FORBIDDEN');
  };

  on('joinRoom', joinRoomSchema, async ({ chatId, userId, afterSeq }) => {
    mustBeMe(userId);
    const [{ isBlocked, ...chat }, isHidden] = await Promise.all([
      messages.peopleOf(user, chatId),
      presence.isHidden(user._id),
    ]);
    joined.delete(chat.chatId);
    joined.add(chat.chatId);
    const [first] = joined;
    if (joined.size > CHATS_PER_SOCKET && first !== undefined) {
      joined.delete(first);
      await socket.leave(rooms.chat(first));
    }
    await socket.join(rooms.chat(chat.chatId));
    if (!isBlocked && !isHidden) {
      const payload = { chatId: chat.chatId, userId: user._id };
      liveChats.emit({ ...chat, event: 'userJoined', payload, exceptSocketId: socketId });
    }
    // From here on events reach this socket: what is read now and what is told leave nothing out.
    return afterSeq === undefined ? {} : { messages: await messages.missed(chat.chatId, afterSeq) };
  });

  on('sendMessage', socketMessageSchema, async (message) => {
    mustBeMe(message.senderId);
    // A member of a team writes by a call, which is noted in its log.
    if (user.team !== undefined) throw new AppError('FORBIDDEN');
    return { message: await sending.sendInChat(user, message, socketId) };
  });

  on('markAsRead', markAsReadSchema, async ({ chatId, upTo }) => {
    await messages.markRead(user, chatId, { upTo, socketId });
  });

  on('typing', typingSchema, async ({ chatId }) => {
    const { isBlocked, ...chat } = await messages.peopleOf(user, chatId);
    if (isBlocked || !socket.rooms.has(rooms.visible(user._id))) return;
    const payload = { chatId: chat.chatId, userId: user._id };
    liveChats.emit({ ...chat, event: 'typing', payload, exceptSocketId: socketId });
  });
}
