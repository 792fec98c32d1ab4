import { CHAT_ROLES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, partOf } from '../columns';
import { personal } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

export const chats = pgTable(
  'chats',
  {
    id: id(),
    /** Absent for a conversation begun outside a job. */
    jobId: partOf(() => jobs.id),
    /** The pair, the smaller id first, so that it is the same pair whoever begins. */
    firstUserId: partOf(() => users.id).notNull(),
    secondUserId: partOf(() => users.id).notNull(),
    createdById: partOf(() => users.id).notNull(),
    /** `seq` of the newest message; incremented in the transaction that inserts one. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('chats_pair', sql`${t.firstUserId} < ${t.secondUserId}`),
    unique('chats_once').on(t.jobId, t.firstUserId, t.secondUserId).nullsNotDistinct(),
    index('chats_creator').on(t.createdById, t.createdAt),
    index('chats_newest').on(t.lastMessageAt),
  ],
);

personal(chats, { exported: 'in the messages', removed: 'the other side reads it' });

export const chatParticipants = pgTable(
  'chat_participants',
  {
    chatId: partOf(() => chats.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    role: oneOf(CHAT_ROLES).notNull(),
    /** `seq` of the newest message this person has read. */
    lastReadSeq: integer().notNull().default(0),
    /** `lastSeq` of the chat when this person archived it: what comes after it brings it back. */
    archivedSeq: integer(),
    isMuted: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.userId] }), index('chat_participants_user').on(t.userId)],
);

personal(chatParticipants, { exported: 'in the messages', removed: 'the other side reads the chat' });
