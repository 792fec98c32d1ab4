import type { Chat, ChatsQuery, Conversation, CreateChat } from '@plumbline/shared-schema/chats';
import { existing } from '../../existing';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { UserViews } from '../users/user-view';
import type { BeginChat } from './begin-chat';
import { toChat, toConversation } from './chat-view';
import type { ChatsRepository } from './chats.repository';

type Dependencies = {
  chats: ChatsRepository;
  jobs: JobsRepository;
  beginChat: BeginChat;
  views: UserViews;
  transaction: Transaction;
};

/** Chats of two people, about a job or about none. */
export function createChatsService({ chats, jobs, beginChat, views, transaction }: Dependencies) {
  /** The job's owner writes to those who applied or got an offer; anybody else only to the owner. */
  async function checkTies(tx: Tx, key: { jobId: string; userId: string; otherId: string }): Promise<void> {
    const job = existing(await jobs.findForShare(tx, key.jobId), 'JOB_NOT_FOUND');
    if (job.ownerId === key.otherId) return;
    const isOwner = job.ownerId === key.userId;
    if (!isOwner || !(await chats.isTiedToJob(tx, { jobId: job.id, userId: key.otherId }))) {
      throw new AppError('FORBIDDEN');
    }
  }

  return {
    list: async (user: CurrentUser, query: ChatsQuery): Promise<Conversation[]> =>
      (await chats.listByUser(user._id, query)).map((chat) => toConversation(chat, views)),

    /** `isNew: false`: the chat was there. */
    create: (user: CurrentUser, input: CreateChat): Promise<{ chat: Chat; isNew: boolean }> =>
      transaction(async (tx) => {
        const otherId = otherParticipant(user._id, input.participants);
        const jobId = input.jobId ?? null;
        if (jobId !== null) await checkTies(tx, { jobId, userId: user._id, otherId });
        const { id, isNew } = await beginChat(tx, { jobId, creatorId: user._id, otherId });
        const chat = await chats.findIn(tx, { id, userId: user._id });
        if (chat === undefined) throw new Error('a chat is hidden from its participant');
        return { chat: toChat(chat, views), isNew };
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
