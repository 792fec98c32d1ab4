import type { Chat, ChatsQuery, Conversation, CreateChat, UpdateChat } from '@plumbline/shared-schema/chats';
import { existing, getExisting } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { LiveChats } from '../../../kit/live-chats';
import type { UserViews } from '../../people/users/user-view';
import type { BeginChat } from './begin-chat';
import { toChat, toConversation } from './chat-view';
import type { ChatRecord, ChatsRepository } from './chats.repository';

type Dependencies = {
  chats: ChatsRepository;
  jobs: JobsRepository;
  beginChat: BeginChat;
  views: UserViews;
  liveChats: LiveChats;
  outbox: Outbox;
  transaction: Transaction;
};

/** Chats of two people, about a job or about none. */
export function createChatsService(dependencies: Dependencies) {
  const { chats, jobs, beginChat, views, liveChats, outbox, transaction } = dependencies;

  /** The job's owner writes to those who applied or got an offer; anybody else only to the owner. */
  async function checkTies(
    tx: Tx,
    key: { jobId: string; userId: string; otherId: string },
  ): Promise<{ isOwner: boolean }> {
    const job = existing(await jobs.findForShare(tx, key.jobId), 'JOB_NOT_FOUND');
    const isOwner = job.ownerId === key.userId;
    if (job.ownerId === key.otherId) return { isOwner };
    if (!isOwner || !(await chats.isTiedToJob(tx, { jobId: job.id, userId: key.otherId }))) {
      throw new AppError('FORBIDDEN');
    }
    return { isOwner };
  }

  const view = (chat: ChatRecord) =>
    toConversation(chat, { views, isOnline: liveChats.isOnline(chat.other.id) });

  return {
    list: async (user: CurrentUser, query: ChatsQuery): Promise<Conversation[]> =>
      (await chats.listByUser(user._id, query)).map(view),

    countUnread: (user: CurrentUser): Promise<number> => chats.countUnread(user._id),

    /** `isNew: false`: the chat was there. */
    create: (user: CurrentUser, input: CreateChat): Promise<{ chat: Chat; isNew: boolean }> =>
      transaction(async (tx) => {
        const otherId = otherParticipant(user._id, input.participants);
        const jobId = input.jobId ?? null;
        // Whoever owns the job answers people who have come to it.
        const isUnlimited =
          jobId !== null && (await checkTies(tx, { jobId, userId: user._id, otherId })).isOwner;
        const { id, isNew } = await beginChat(tx, { jobId, creatorId: user._id, otherId, isUnlimited });
        const chat = await chats.findIn(tx, { id, userId: user._id });
        if (isNew && (chat?.isBlocked || chat?.isBlockedByOther)) throw new AppError('BLOCKED');
        if (chat === undefined) throw new Error('a chat is hidden from its participant');
        return { chat: toChat(chat, views), isNew };
      }),

    /** For the caller alone: the other notices nothing. */
    update: (user: CurrentUser, id: string, changes: UpdateChat): Promise<Conversation> =>
      transaction(async (tx) => {
        const find = (known: string) => chats.findIn(tx, { id: known, userId: user._id });
        const chat = await getExisting(id, find, 'CHAT_NOT_FOUND');
        await chats.update(tx, { id: chat.id, userId: user._id }, changes);
        await outbox.add(tx, 'chat.updated', { chatId: chat.id, userId: user._id });
        return view(await getExisting(chat.id, find, 'CHAT_NOT_FOUND'));
      }),
  };
}
export type ChatsService = ReturnType<typeof createChatsService>;

/** The caller may leave themselves out, but cannot put two others together or talk to themselves. */
function otherParticipant(userId: string, participants: CreateChat['participants']): string {
  const others = participants.filter((participant) => participant.userId !== userId);
  const [other] = others;
  if (other === undefined)
    throw new AppError('VALIDATION_FAILED', { fields: { participants: 'validation.invalid' } });
  if (others.length > 1) throw new AppError('FORBIDDEN');
  return other.userId;
}
