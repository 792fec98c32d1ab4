import type { chatParticipants, chats } from '../src/database/tables/chats';
import type { messages } from '../src/database/tables/messages';
import type { SentApplication } from './applications';
import { firstName } from './letters/cover-letters';
import { PHRASES } from './letters/phrases';
import { DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import { createRenderer, typeset } from './template';

type Insert<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

export type Conversation = {
  chat: Insert<typeof chats> & { id: string };
  participants: Insert<typeof chatParticipants>[];
  messages: (Insert<typeof messages> & { createdAt: Date })[];
};

const CHATS = 46;
const CHATS_OF_DEMO = 6;

/** Conversations between a hirer and an applicant; the demo accounts are in several of them. */
export function buildConversations(drawing: Drawing, sent: readonly SentApplication[]): Conversation[] {
  const { random, now } = drawing;
  const answered = sent.filter(
    ({ application }) => now.getTime() - application.createdAt.getTime() > 2 * DAY,
  );
  const mixed = random.sample(answered, answered.length);
  const ofClient = mixed.filter(
    ({ posted }) => posted.hirer.isDemo && posted.hirer.user.userType === 'client',
  );
  const ofCompany = mixed.filter(
    ({ posted }) => posted.hirer.isDemo && posted.hirer.user.userType === 'company',
  );
  const ofContractor = mixed.filter(({ contractor }) => contractor.isDemo);
  const wanted = [ofClient, ofCompany, ofContractor].flatMap((list) => list.slice(0, CHATS_OF_DEMO));
  const chosen = [...new Set([...wanted, ...mixed])].slice(0, CHATS);
  return chosen.map((application) => buildConversation(drawing, application));
}

function buildConversation(drawing: Drawing, sent: SentApplication): Conversation {
  const { random, now } = drawing;
  const hirerId = sent.posted.hirer.user.id;
  const contractorId = sent.contractor.user.id;
  const texts = writeThread(drawing, sent);
  const instants = timesOf(drawing, sent.application.createdAt, texts.length);
  const lastAt = instants.at(-1) ?? now;
  const chatId = idAt(instants[0] ?? now, random);
  const unread = random.chance(0.35) ? 1 : 0;
  const [firstUserId, secondUserId] =
    hirerId < contractorId ? [hirerId, contractorId] : [contractorId, hirerId];
  const lastSenderId = texts.length % 2 === 1 ? hirerId : contractorId;
  return {
    chat: {
      id: chatId,
      jobId: sent.posted.job.id,
      firstUserId,
      secondUserId,
      createdById: hirerId,
      lastSeq: texts.length,
      lastMessageAt: lastAt,
      createdAt: instants[0] ?? now,
    },
    participants: [hirerId, contractorId].map((userId) => ({
      chatId,
      userId,
      role: userId === hirerId ? 'sender' : 'receiver',
      lastReadSeq: texts.length - (userId === lastSenderId ? 0 : unread),
    })),
    messages: texts.map((messageText, index) => {
      const createdAt = instants[index] ?? now;
      const isFromHirer = index % 2 === 0;
      const isUnread = unread === 1 && index === texts.length - 1;
      return {
        id: idAt(createdAt, random),
        chatId,
        senderId: isFromHirer ? hirerId : contractorId,
        receiverId: isFromHirer ? contractorId : hirerId,
        messageText,
        seq: index + 1,
        createdAt,
        readAt: isUnread ? null : (instants[index + 1] ?? lastAt),
      };
    }),
  };
}

/** Hirer and contractor in turn: a greeting, a question about the work, its answer, a visit. */
function writeThread({ random }: Drawing, { posted, contractor }: SentApplication): string[] {
  const { kind, trade } = posted;
  const phrases = PHRASES[trade.language];
  const [question, answer] = random.pick(kind.questions);
  const fill = createRenderer(
    {
      contractor: [firstName(contractor)],
      subject: [ofOwn(posted.fill(kind.subject))],
      question: [posted.fill(question)],
    },
    random,
  );
  const thread = [
    fill(random.pick(phrases.chatOpenings)),
    fill(random.pick(phrases.chatReplies)),
    posted.fill(answer),
    fill(random.pick(phrases.chatVisits)),
    fill(random.pick(phrases.chatConfirmations)),
    fill(random.pick(phrases.chatEndings)),
  ];
  return thread.slice(0, random.pick([3, 4, 5, 6, 6])).map(typeset);
}

/** What a letter calls the reader’s is the hirer’s own in their message: `the drainage of your yard` → `… our yard`. */
function ofOwn(subject: string): string {
  return subject.replace(/\byour /, 'our ').replace('de votre ', 'de notre ');
}

/** Within two days of the application, minutes or hours apart. */
function timesOf({ random, now }: Drawing, start: Date, count: number): Date[] {
  const gap = Math.min(now.getTime() - start.getTime() - HOUR, 2 * DAY) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const ms = (index + 1) * gap + random.next() * gap * 0.6;
    return new Date(Math.floor((start.getTime() + ms) / 1000) * 1000);
  });
}
