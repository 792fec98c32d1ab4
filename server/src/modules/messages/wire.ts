import type { Foundation } from '../../foundation';
import { createBeginChat } from '../chats/begin-chat';
import { createChatsRepository } from '../chats/chats.repository';
import { createChatsService } from '../chats/chats.service';
import type { JobsRepository } from '../jobs/jobs.repository';
import { createMessagesRepository } from './messages.repository';
import { createMessagesService } from './messages.service';
import { createPostMessage } from './post-message';

/** Chats and their messages. */
export function createMessageServices(foundation: Foundation, jobs: JobsRepository) {
  const { database, outbox } = foundation;
  const chats = createChatsRepository(database);
  const messages = createMessagesRepository(database);
  const beginChat = createBeginChat({ chats, outbox });
  const postMessage = createPostMessage({ messages, outbox });
  return {
    chats: createChatsService({ ...foundation, chats, jobs, beginChat }),
    messages: createMessagesService({ ...foundation, messages, chats, beginChat, postMessage }),
    /** How other nouns write into a chat. */
    posting: { beginChat, postMessage },
  };
}
