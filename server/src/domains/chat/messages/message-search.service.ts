import type { MessageHit, MessageSearch } from '@plumbline/shared-schema/messages';
import type { Database } from '../../../database/connect';
import { nextOf, offsetOf } from '../../../kit/search/cursors';
import type { CurrentUser } from '../../../http/plugins/session';
import { toChat } from '../chats/chat-view';
import type { ChatsRepository } from '../chats/chats.repository';
import type { UserViews } from '../../people/users/user-view';
import type { MessageSearchRepository } from './message-search.repository';
import type { MessageViews } from './message-view';

/** More words narrow nothing further. */
const WORDS_MAX = 10;

type Dependencies = {
  database: Database;
  messageSearch: MessageSearchRepository;
  chats: ChatsRepository;
  messageViews: MessageViews;
  views: UserViews;
};

export type MessageSearchService = ReturnType<typeof createMessageSearch>;

/** Search over one's own conversations. `seq` of a hit says where in its thread to look. */
export function createMessageSearch(dependencies: Dependencies) {
  const { database, messageSearch, chats, messageViews, views } = dependencies;
  return {
    search: async (user: CurrentUser, query: MessageSearch) => {
      const { q, chatId, page, limit, cursor } = query;
      const words = q.split(/\s+/).slice(0, WORDS_MAX);
      const found = { userId: user._id, chatId, words, limit, offset: offsetOf(query), cursor };
      const { rows, count } = await messageSearch.find(found);
      const messages = await messageViews.all(database, rows);
      const records = await chats.listByIds(user._id, [...new Set(rows.map((row) => row.chatId))]);
      const byId = new Map(records.map((chat) => [chat.id, chat]));
      const data = messages.flatMap((message): MessageHit[] => {
        const chat = byId.get(message.chatId);
        if (chat === undefined) return [];
        const { _id, jobTitle } = toChat(chat, views);
        return [{ message, chat: { _id, jobTitle, other: views.person(chat.other) } }];
      });
      return { data, count, page, limit, ...nextOf(rows, limit) };
    },
  };
}
