import type { Foundation } from '../foundation';
import { createDeliveredNotes } from '../../kit/outbox/delivered-notes';
import { createOutboxRepository } from '../../kit/outbox/outbox.repository';
import { createBlocksRepository } from '../../domains/people/blocks/blocks.repository';
import { createBlocksService } from '../../domains/people/blocks/blocks.service';
import { createBeginChat } from '../../domains/chat/chats/begin-chat';
import { createChatsRepository } from '../../domains/chat/chats/chats.repository';
import { createChatsService } from '../../domains/chat/chats/chats.service';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import { createQuestionsRepository } from '../../domains/jobs/questions/questions.repository';
import { createPersonReportsRepository } from '../../domains/chat/person-reports/person-reports.repository';
import { createPersonReportsService } from '../../domains/chat/person-reports/person-reports.service';
import { createEmitMissed } from '../../domains/chat/messages/emit-missed';
import { createLiveChats } from '../../kit/live-chats';
import { createMessageChanges } from '../../domains/chat/messages/message-changes.service';
import { createMessageFiles } from '../../domains/chat/messages/message-files';
import { messageIndex } from '../../domains/chat/messages/message-index.repository';
import { createMessageIndex } from '../../domains/chat/messages/message-index.service';
import { createMessageSearchRepository } from '../../domains/chat/messages/message-search.repository';
import { createMessageSearch } from '../../domains/chat/messages/message-search.service';
import { createMessageViews } from '../../domains/chat/messages/message-view';
import { createMessageWrites } from '../../domains/chat/messages/message-writes.repository';
import { createMessagesRepository } from '../../domains/chat/messages/messages.repository';
import { createMessagesService } from '../../domains/chat/messages/messages.service';
import { createPosting } from '../../domains/chat/messages/post-message';
import { createSendLimit } from '../../domains/chat/messages/send-limit';
import { createSendingService } from '../../domains/chat/messages/sending.service';

/** Chats and their messages. */
export function createMessageServices(foundation: Foundation, jobs: JobsRepository) {
  const { config, database, outbox } = foundation;
  const liveChats = createLiveChats();
  const chats = createChatsRepository(database);
  const messages = createMessagesRepository(database);
  const beginChat = createBeginChat({ chats, outbox });
  const messageFiles = createMessageFiles(foundation);
  const messageViews = createMessageViews(messageFiles);
  const parts = { ...foundation, messages, messageFiles, messageIndex, messageViews, chats, liveChats };
  const posting = createPosting({
    ...parts,
    messageWrites: createMessageWrites(foundation.prepared),
    deliveredNotes: createDeliveredNotes(createOutboxRepository(database).recordDelivered),
  });
  return {
    chats: createChatsService({ ...foundation, chats, jobs, beginChat, liveChats }),
    messages: createMessagesService(parts),
    sending: createSendingService({ ...parts, beginChat, posting, countSend: createSendLimit(config) }),
    emitMissed: createEmitMissed(parts),
    messageChanges: createMessageChanges(parts),
    messageSearch: createMessageSearch({ ...parts, messageSearch: createMessageSearchRepository(database) }),
    indexMessages: createMessageIndex(parts).sweep,
    blocks: createBlocksService({ ...foundation, blocks: createBlocksRepository(database) }),
    personReports: createPersonReportsService({
      ...parts,
      jobs,
      questions: createQuestionsRepository(database),
      personReports: createPersonReportsRepository(),
    }),
    liveChats,
    /** How other nouns write into a chat. */
    posting: { beginChat, postMessage: posting.postMessage },
  };
}
