import type { Foundation } from '../../foundation';
import { createDeliveredNotes } from '../../outbox/delivered-notes';
import { createOutboxRepository } from '../../outbox/outbox.repository';
import { createBlocksRepository } from '../blocks/blocks.repository';
import { createBlocksService } from '../blocks/blocks.service';
import { createBeginChat } from '../chats/begin-chat';
import { createChatsRepository } from '../chats/chats.repository';
import { createChatsService } from '../chats/chats.service';
import type { JobsRepository } from '../jobs/jobs.repository';
import { createPersonReportsRepository } from '../person-reports/person-reports.repository';
import { createPersonReportsService } from '../person-reports/person-reports.service';
import { createEmitMissed } from './emit-missed';
import { createLiveChats } from './live-chats';
import { createMessageChanges } from './message-changes.service';
import { createMessageFiles } from './message-files';
import { messageIndex } from './message-index.repository';
import { createMessageIndex } from './message-index.service';
import { createMessageGroupsRepository } from './message-groups.repository';
import { createMessageSearchRepository } from './message-search.repository';
import { createMessageSearch } from './message-search.service';
import { createMessageViews } from './message-view';
import { createMessagesRepository } from './messages.repository';
import { createMessagesService } from './messages.service';
import { createPostMessage } from './post-message';
import { createSendLimit } from './send-limit';
import { createSendingService } from './sending.service';

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
  const posting = createPostMessage({
    ...parts,
    messageGroups: createMessageGroupsRepository(foundation.prepared),
    deliveredNotes: createDeliveredNotes(createOutboxRepository(database).noteDelivered),
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
    personReports: createPersonReportsService({ ...parts, personReports: createPersonReportsRepository() }),
    liveChats,
    /** How other nouns write into a chat. */
    posting: { beginChat, postMessage: posting.postMessage },
  };
}
