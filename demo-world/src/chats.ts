import type { chatParticipants, chats } from '@plumbline/server/database/tables/chats';
import type { messages } from '@plumbline/server/database/tables/messages';
import type { SentApplication } from './applications';
import { firstName } from './letters/cover-letters';
import { PHRASES } from './letters/phrases';
import { atDaytime, DAY, HOUR, idAt, MINUTE, SECOND } from './moments';
import type { Drawing } from './moments';
import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';
import { createRenderer, typeset } from './template';

type Insert<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

export type Conversation = {
  chat: Insert<typeof chats> & { id: string };
  participants: Insert<typeof chatParticipants>[];
  messages: (Insert<typeof messages> & { createdAt: Date })[];
};

const CHATS = 46;
const CHATS_OF_DEMO = 6;
/** A seed of its own, so that other words in a chat change nothing else. */
const SEED = 20_260_510;
/** For each message that is still to come. */
const LEAST_LEFT = 5 * MINUTE;

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
  const telling: Telling = { ...drawing, said: new Set(), others: createRandom(SEED) };
  return chosen.map((application) => buildConversation(telling, application));
}

/**
 * `said`: what stands in somebody's chats, each text once, and once in all those of the demo accounts; `others`: what
 * else is said instead is drawn from it.
 */
type Telling = Drawing & { said: Set<string>; others: Random };

function buildConversation(drawing: Telling, sent: SentApplication): Conversation {
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
function writeThread(telling: Telling, { posted, contractor }: SentApplication): string[] {
  const { random, said, others } = telling;
  const { kind, trade } = posted;
  const phrases = PHRASES[trade.language];
  const both = [posted.hirer, contractor].map(({ user, isDemo }) => (isDemo ? 'demo' : user.id));
  const isSaid = (text: string) => both.some((id) => said.has(`${id} ${text}`));
  const keep = (text: string) => both.forEach((id) => said.add(`${id} ${text}`));
  const drawn = random.pick(kind.questions);
  const [question, answer] = [drawn, ...kind.questions].find(([asked]) => !isSaid(asked)) ?? drawn;
  keep(question);
  const slots = {
    contractor: [firstName(contractor)],
    subject: [ofOwn(posted.fill(kind.subject))],
    question: [posted.fill(question)],
  };
  const fill = createRenderer(slots, random);
  const fillAgain = createRenderer(slots, others);

  /** Another one in place of what one of the two has read already. */
  function say(options: readonly string[]): string {
    const first = fill(random.pick(options));
    const again = () => others.sample(options, options.length).map(fillAgain);
    const text = isSaid(first) ? (again().find((one) => !isSaid(one)) ?? first) : first;
    keep(text);
    return text;
  }
  const thread = [
    say(phrases.chatOpenings),
    say(phrases.chatReplies),
    posted.fill(answer),
    say(phrases.chatVisits),
    say(phrases.chatConfirmations),
    say(phrases.chatEndings),
  ];
  return thread.slice(0, random.pick([3, 4, 5, 6, 6])).map(typeset);
}

/** What a letter calls the reader’s is the hirer’s own in their message: `the drainage of your yard` → `… our yard`. */
function ofOwn(subject: string): string {
  return subject.replace(/\byour /, 'our ').replace('de votre ', 'de notre ');
}

/** Within about two days of the application, minutes or hours apart, by day. */
function timesOf({ random, now }: Drawing, start: Date, count: number): Date[] {
  const gap = Math.min(now.getTime() - start.getTime() - HOUR, 2 * DAY) / (count + 1);
  let last = start.getTime();
  return Array.from({ length: count }, (_, index) => {
    const ms = (index + 1) * gap + random.next() * gap * 0.6;
    const soonest = last + MINUTE;
    const drawn = new Date(Math.floor(Math.max(start.getTime() + ms, soonest) / SECOND) * SECOND);
    const latest = new Date(now.getTime() - (count - index) * LEAST_LEFT);
    last = atDaytime(drawn, { from: new Date(soonest), to: latest }).getTime();
    return new Date(last);
  });
}
