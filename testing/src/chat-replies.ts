import { http } from 'msw';
import { aConversation } from '@plumbline/testing/builders/chats';
import { aMessage } from '@plumbline/testing/builders/messages';
import { api } from '@plumbline/testing/server';
import { dealEventsSchema, dealsSchema, type Deal, type DealEvent } from '@plumbline/shared-schema/deals';
import {
  chatSchema,
  chatsSchema,
  unreadMessagesSchema,
  type Chat,
  type Conversation,
} from '@plumbline/shared-schema/chats';
import { messageSentSchema, messagesSchema, type Message } from '@plumbline/shared-schema/messages';
import { answer } from './answer';

export const chatReplies = {
  chats: (rows: Conversation[] = [aConversation()]) =>
    http.get(api('/chats'), () => answer(chatsSchema, rows)),
  deals: (rows: Deal[]) =>
    http.get(api('/chats/:id/deals'), () => answer(dealsSchema, { success: true, data: rows })),
  dealEvents: (rows: DealEvent[] = []) =>
    http.get(api('/chats/:id/deal-events'), () => answer(dealEventsSchema, { success: true, data: rows })),
  unreadMessages: (unread: number) =>
    http.get(api('/chats/unread'), () => answer(unreadMessagesSchema, { success: true, unread })),
  chatCreated: (chat: Chat) =>
    http.post(api('/chats/create'), () => answer(chatSchema, chat, { status: 201 })),
  messages: (chatId: string, rows: Message[]) =>
    http.get(api(`/messages/${chatId}`), () => answer(messagesSchema, rows)),
  messageSent: (data: Message = aMessage()) =>
    http.post(api('/messages/'), () =>
      answer(
        messageSentSchema,
        { success: true, message: 'Message sent', data, chatId: data.chatId },
        { status: 201 },
      ),
    ),
};
