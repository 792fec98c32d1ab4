import { and, asc, eq, isNull } from 'drizzle-orm';
import { connect } from '../../../database/connect';
import type { Connection } from '../../../database/connect';
import { blocks } from '../../../database/tables/blocks';
import { chats } from '../../../database/tables/chats';
import { messages } from '../../../database/tables/messages';
import { outbox as outboxTable } from '../../../database/tables/outbox';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { createLiveChats } from '../../../kit/live-chats';
import type { MessageFiles } from './message-files';
import { createMessageViews } from './message-view';
import { createMessageWrites } from './message-writes.repository';
import type { NewMessage } from './message-writes.repository';
import { createMessagesRepository } from './messages.repository';
import { createPosting } from './post-message';

const server = createTestServer();

/** A second process on the same database. */
let other: Connection;
beforeAll(() => {
  other = connect({ url: server.databaseUrl, poolSize: 5 });
});
afterAll(() => other.close());

const noFiles: MessageFiles = {
  list: async () => new Map(),
  keep: async () => [],
  removeAll: async () => undefined,
};

/** Writes as a process does. `prepared`: what it asks the database with. */
function aProcess(connection: Connection, prepared = connection.prepared) {
  const { database, transaction } = connection;
  const posting = createPosting({
    transaction,
    messages: createMessagesRepository(database),
    messageWrites: createMessageWrites(prepared),
    messageFiles: noFiles,
    messageViews: createMessageViews(noFiles),
    deliveredNotes: { note: () => undefined },
    liveChats: createLiveChats(),
  });
  return {
    send: (message: NewMessage) => posting.postFromSocket(message),
    call: (message: NewMessage) => transaction((tx) => posting.postMessage(tx, message)),
  };
}

/** An empty chat, and what its first person writes there. */
async function aChat() {
  const [first, second] = [await server.addUser(), await server.addUser()];
  const [firstUserId, secondUserId] = [first.id, second.id].sort() as [string, string];
  const [chat] = await server.database
    .insert(chats)
    .values({ firstUserId, secondUserId, createdById: first.id })
    .returning();
  const message = (clientMessageId: string, messageText = clientMessageId): NewMessage => ({
    ...{ chatId: chat!.id, senderId: first.id, receiverId: second.id },
    ...{ messageText, clientMessageId, sentKey: null, ignoresBlocks: false, socketId: undefined },
  });
  return { id: chat!.id, first, second, message };
}

const rowsOf = (chatId: string) =>
  server.database.select().from(messages).where(eq(messages.chatId, chatId)).orderBy(asc(messages.seq));

/** Holds what `lock` locks until `release`. */
async function held(lock: (tx: Parameters<Parameters<Connection['transaction']>[0]>[0]) => Promise<unknown>) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((locked, failed) => {
    ended = other.transaction(async (tx) => {
      await lock(tx);
      locked();
      await released;
    });
    ended.catch(failed);
  });
  return async () => {
    release();
    await ended;
  };
}

test('two processes and calls that write to the same chats at once keep each message once, without gaps', async () => {
  const rooms = [await aChat(), await aChat(), await aChat()];
  const processes = [aProcess(server.connection), aProcess(other)] as const;
  const sending = rooms.flatMap(({ message }) =>
    Array.from({ length: 12 }, async (_, n) => {
      // Each third leaves by both processes, as from somebody who reconnects, and each fourth by a call as well.
      const ways = [processes[n % 2]!.send];
      if (n % 3 === 0) ways.push(processes[(n + 1) % 2]!.send);
      if (n % 4 === 0) ways.push(processes[0].call);
      const sent = await Promise.all(ways.map((way) => way(message(`m${n}`))));
      expect(new Set(sent.map((one) => one?._id)).size).toBe(1);
      return sent[0]!;
    }),
  );
  const sent = await Promise.all(sending);
  for (const { id } of rooms) {
    const rows = await rowsOf(id);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect(sent.filter(({ chatId }) => chatId === id).map(({ _id, seq }) => [_id, seq])).toEqual(
      expect.arrayContaining(rows.map((row) => [row.id, row.seq])),
    );
    const [chat] = await server.database.select().from(chats).where(eq(chats.id, id));
    expect(chat).toMatchObject({ lastSeq: 12, lastMessageAt: rows.at(-1)?.createdAt });
  }
  const told = await toldMessages();
  expect(told.map(({ messageId }) => messageId).sort()).toEqual(
    [...new Set(sent.map(({ _id }) => _id))].sort(),
  );
  expect(told).toHaveLength(36);
});

test('what one person writes is numbered in the order in which it was sent', async () => {
  const { id, message } = await aChat();
  const { send } = aProcess(server.connection);
  const names = Array.from({ length: 10 }, (_, n) => `m${n}`);
  await Promise.all(names.map((name) => send(message(name))));
  expect((await rowsOf(id)).map(({ messageText }) => messageText)).toEqual(names);
});

test('who holds a chat keeps messages waiting there, and nowhere else', async () => {
  const [taken, free] = [await aChat(), await aChat()];
  const { send } = aProcess(server.connection);
  const release = await held((tx) => tx.select().from(chats).where(eq(chats.id, taken.id)).for('update'));
  const waiting = send(taken.message('waits'));
  expect(await send(free.message('passes'))).toMatchObject({ seq: 1 });
  expect(await send(free.message('passes too'))).toMatchObject({ seq: 2 });
  expect(await rowsOf(taken.id)).toEqual([]);
  await release();
  expect(await waiting).toMatchObject({ seq: 1, messageText: 'waits' });
});

test('whose account somebody holds is written to all the same', async () => {
  const { second, message } = await aChat();
  const release = await held((tx) => tx.select().from(users).where(eq(users.id, second.id)).for('update'));
  expect(await aProcess(server.connection).send(message('passes'))).toMatchObject({ seq: 1 });
  await release();
});

test('what is refused ends nothing but itself', async () => {
  const rooms = [await aChat(), await aChat(), await aChat(), await aChat()] as const;
  const [good, blocked, strange, spoilt] = rooms;
  await server.database.insert(blocks).values({ blockerId: blocked.second.id, blockedId: blocked.first.id });
  const { send } = aProcess(server.connection);
  const outcomes = await Promise.allSettled([
    send(good.message('good', '{"a": "\\"}, é 👍')),
    send(blocked.message('blocked')),
    send({ ...strange.message('strange'), receiverId: good.first.id }),
    send(spoilt.message('spoilt', '\u0000')),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: { seq: 1, messageText: '{"a": "\\"}, é 👍' } },
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: undefined },
    { status: 'rejected' },
  ]);
  expect(await Promise.all(rooms.map(async ({ id }) => (await rowsOf(id)).length))).toEqual([1, 0, 0, 0]);
});

test('a process that ends between commit and answer has kept the message, once, and the relay emits it', async () => {
  const { id, message } = await aChat();
  const dying = aProcess(server.connection, async (statement) => {
    await server.connection.prepared(statement);
    throw new Error('Connection terminated unexpectedly');
  });
  await expect(dying.send(message('m1'))).rejects.toThrow('terminated');
  const [kept] = await rowsOf(id);
  expect(await aProcess(other).send(message('m1'))).toMatchObject({ _id: kept?.id, seq: 1 });
  expect(await rowsOf(id)).toHaveLength(1);
  const left = await server.database.select().from(outboxTable).where(isUndelivered);
  expect(left).toMatchObject([{ payload: { messages: [{ messageId: kept?.id, chatId: id }] } }]);
  const [{ availableAt, createdAt }] = left as [(typeof left)[number]];
  expect(availableAt.getTime() - createdAt.getTime()).toBe(1000);
});

const isUndelivered = and(eq(outboxTable.topic, 'messages.created'), isNull(outboxTable.deliveredAt));

/** The messages that the relay is to tell of. */
async function toldMessages(): Promise<{ messageId: string }[]> {
  const rows = await server.database.select().from(outboxTable).orderBy(asc(outboxTable.id));
  return rows.flatMap(({ topic, payload }) =>
    topic === 'messages.created' ? (payload as { messages: { messageId: string }[] }).messages : [],
  );
}
