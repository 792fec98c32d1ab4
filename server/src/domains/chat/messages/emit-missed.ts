import type { Database } from '../../../database/connect';
import type { CreatedMessage } from '../../../kit/outbox/outbox';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessageViews } from './message-view';
import type { MessagesRepository } from './messages.repository';

type Dependencies = {
  database: Database;
  messages: MessagesRepository;
  messageViews: MessageViews;
  liveChats: LiveChats;
};

/** Emits a message that was committed and, because its process died since, perhaps not emitted. */
export function createEmitMissed({ database, messages, messageViews, liveChats }: Dependencies) {
  return async (event: CreatedMessage): Promise<void> => {
    const { messageId, chatId, senderId, receiverId, socketId: exceptSocketId } = event;
    if (liveChats.hasEmitted(messageId)) return;
    const row = await messages.find({ chatId, id: messageId });
    if (row === undefined) return;
    const people = [senderId, receiverId];
    const payload = await messageViews.one(database, row);
    liveChats.emit({ chatId, people, event: 'newMessage', payload, exceptSocketId });
  };
}
