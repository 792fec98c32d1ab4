import type { ChangedEvent, SendMessageAck, SocketMessage } from '@plumbline/shared-schema/events';
import { and, eq, isNull } from 'drizzle-orm';
import { blocks } from '../../../database/tables/blocks';
import { messages } from '../../../database/tables/messages';
import { outbox } from '../../../database/tables/outbox';
import { users } from '../../../database/tables/users';
import { UNKNOWN_ID, createTestServer, until } from '../../../app/testing';
import { createSockets } from './testing';
import type { TestSocket } from './testing';

/** With the limits of one connection. */
const server = createTestServer({ LOAD_TEST: '0' });
const sockets = createSockets(() => server.http);

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

type Person = { id: string; socket: TestSocket };

async function online(userId: string): Promise<TestSocket> {
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const socket = await sockets.connect(token);
  await socket.register(userId);
  return socket;
}

/** Ada and Bo share a chat and show it. */
async function twoPeople() {
  const [ada, bo] = [await server.addUser({ fullName: 'Ada' }), await server.addUser({ fullName: 'Bo' })];
  const { chatId } = (
    await server.as(ada.id).post('/api/v1/messages', { recipientId: bo.id, content: 'Hello' })
  ).json();
  const people = [];
  for (const { id } of [ada, bo]) people.push({ id, socket: await online(id) });
  const [first, second] = people as [Person, Person];
  for (const { id, socket } of people) await socket.socket.emitWithAck('joinRoom', { chatId, userId: id });
  return { chatId: chatId as string, ada: first, bo: second };
}
type Two = Awaited<ReturnType<typeof twoPeople>>;

const send = ({ chatId, ada, bo }: Two, more: Partial<SocketMessage> = {}) =>
  ada.socket.socket.emitWithAck('sendMessage', {
    ...{ chatId, senderId: ada.id, receiverId: bo.id, messageText: 'Are you there?' },
    timestamp: new Date().toISOString(),
    ...more,
  });

const namesOf = ({ received }: TestSocket) => received.map(([event]) => event);

test('a message is acknowledged as stored and reaches the other at once, the sender’s socket not', async () => {
  const two = await twoPeople();
  const received = two.bo.socket.next('newMessage');
  const ack = await send(two, { clientMessageId: 'c1' });
  expect(ack).toMatchObject({
    success: true,
    message: { senderId: two.ada.id, receiverId: two.bo.id, messageText: 'Are you there?', seq: 2 },
  });
  expect(await received).toEqual(ack.message);
  // Whoever relays its event finds that it was emitted.
  await server.settle();
  await Promise.all([two.ada, two.bo].map(({ id, socket }) => socket.register(id)));
  expect(namesOf(two.ada.socket)).not.toContain('newMessage');
  expect(namesOf(two.bo.socket).filter((name) => name === 'newMessage')).toHaveLength(1);
});

test('by a call it reaches every page of the two', async () => {
  const two = await twoPeople();
  const received = Promise.all([two.ada, two.bo].map(({ socket }) => socket.next('newMessage')));
  const body = { recipientId: two.bo.id, content: 'By post' };
  const sent = await server.as(two.ada.id).post('/api/v1/messages', body, {
    headers: { 'idempotency-key': 'k1' },
  });
  expect(await received).toEqual([sent.json().data, sent.json().data]);
});

test('pages that do not show the chat are told that it changed', async () => {
  const two = await twoPeople();
  const elsewhere = await online(two.bo.id);
  const changed = elsewhere.next('changed');
  await send(two);
  expect(await changed).toEqual({ resource: 'Chat', _id: two.chatId });
  await elsewhere.register(two.bo.id);
  expect(namesOf(elsewhere)).not.toContain('newMessage');
});

test('a message whose process died before it was emitted is emitted by whoever relays its event [MSG-12]', async () => {
  const two = await twoPeople();
  const { chatId, ada, bo } = two;
  const parties = { chatId, senderId: ada.id, receiverId: bo.id };
  const [row] = await server.database
    .insert(messages)
    .values({ ...parties, messageText: 'The last words', seq: 2 })
    .returning();
  const payload = { messages: [{ ...parties, messageId: row!.id }] };
  await server.database.insert(outbox).values({ topic: 'messages.created', payload });
  const received = bo.socket.next('newMessage');
  await server.settle();
  expect(await received).toMatchObject({ _id: row!.id, messageText: 'The last words' });
});

describe('a repeat is stored once and acknowledged with the first', () => {
  test.each([
    ['of a client that numbers its messages', { clientMessageId: 'c1' }],
    ['of one that does not', { timestamp: '2026-11-22T10:00:00.000Z' }],
  ])('%s', async (_whose, same) => {
    const two = await twoPeople();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send(two, same)));
    expect(first).toMatchObject({ success: true, message: { seq: 2 } });
    for (const other of others) expect(other).toEqual(first);
    expect(await server.database.$count(messages)).toBe(2);
  });
});

test('messages of both at the same moment are numbered without gaps [MSG-10]', async () => {
  const two = await twoPeople();
  const back = { ...two, ada: two.bo, bo: two.ada };
  const acks = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(n % 2 ? two : back, { clientMessageId: `c${n}` })),
  );
  expect(acks.every(({ success }) => success)).toBe(true);
  const rows = await server.database.query.messages.findMany({ orderBy: ({ seq }) => seq });
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
});

test('what is written in different chats at the same moment is kept, and only what is refused is not', async () => {
  const pairs = [await twoPeople(), await twoPeople(), await twoPeople()];
  const blocked = pairs[1] as Two;
  await server.database.insert(blocks).values({ blockerId: blocked.bo.id, blockedId: blocked.ada.id });
  const acks = await Promise.all(pairs.map((two) => send(two)));
  expect(acks).toMatchObject([
    { success: true, message: { seq: 2 } },
    { success: false, code: 'BLOCKED' },
    { success: true, message: { seq: 2 } },
  ]);
  expect(await server.database.$count(messages)).toBe(5);
});

test('a message that its own process has emitted is left to no relay [MSG-12]', async () => {
  const isOfMessage = eq(outbox.topic, 'messages.created');
  // By the call that begins the chat, and by a socket.
  await send(await twoPeople());
  expect(await server.database.$count(outbox, isOfMessage)).toBe(2);
  await until(
    async () => (await server.database.$count(outbox, and(isOfMessage, isNull(outbox.deliveredAt)))) === 0,
  );
});

test('who joins again is told what came after the last message known, in order [MSG-52]', async () => {
  const two = await twoPeople();
  for (const clientMessageId of ['c1', 'c2', 'c3']) await send(two, { clientMessageId });
  const join = (afterSeq?: number) =>
    two.bo.socket.socket.emitWithAck('joinRoom', { chatId: two.chatId, userId: two.bo.id, afterSeq });
  expect((await join(2)).messages).toMatchObject([
    { seq: 3, clientMessageId: 'c2' },
    { seq: 4, clientMessageId: 'c3' },
  ]);
  expect((await join(4)).messages).toEqual([]);
  expect(await join()).toEqual({ success: true });
});

describe('nobody but the two', () => {
  test.each([
    ['joins', 'joinRoom', 'CHAT_NOT_FOUND'],
    ['writes', 'sendMessage', 'CHAT_NOT_FOUND'],
    ['marks as read', 'markAsRead', 'CHAT_NOT_FOUND'],
    ['types', 'typing', 'CHAT_NOT_FOUND'],
  ] as const)('%s [MSG-01]', async (_what, event, code) => {
    const two = await twoPeople();
    const { id } = await server.addUser();
    const stranger = await online(id);
    const payload = {
      ...{ chatId: two.chatId, userId: id, senderId: id, receiverId: two.bo.id },
      ...{ messageText: 'Psst', timestamp: 'now' },
    };
    expect(await stranger.socket.emitWithAck(event, payload as never)).toMatchObject({
      success: false,
      code,
    });
    await send(two);
    await stranger.register(id);
    expect(namesOf(stranger)).not.toContain('newMessage');
    expect(await server.database.$count(messages)).toBe(2);
  });
});

test.each([
  ['for somebody else', (two: Two) => ({ senderId: two.bo.id, receiverId: two.ada.id }), 'FORBIDDEN'],
  ['to somebody outside the chat', () => ({ receiverId: UNKNOWN_ID }), 'VALIDATION_FAILED'],
  ['to nobody', () => ({ receiverId: 'x' }), 'VALIDATION_FAILED'],
  ['into no chat', () => ({ chatId: "1' or true--" }), 'CHAT_NOT_FOUND'],
  ['without a text', () => ({ messageText: ' \n' }), 'VALIDATION_FAILED'],
  ['with a NUL', () => ({ messageText: 'a\0b' }), 'VALIDATION_FAILED'],
  ['with too long a text', () => ({ messageText: 'x'.repeat(5001) }), 'VALIDATION_FAILED'],
])('a message %s is refused with an acknowledged error [MSG-02]', async (_what, wrong, code) => {
  const two = await twoPeople();
  expect(await send(two, wrong(two))).toMatchObject({ success: false, code, error: expect.any(String) });
  expect(await server.database.$count(messages)).toBe(1);
});

test('an event of 64 KiB is refused with an acknowledged error', async () => {
  const two = await twoPeople();
  const { socket } = two.ada.socket;
  const text = 'x'.repeat(64 * 1024);
  expect(await send(two, { messageText: text })).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  expect(await socket.emitWithAck('typing', { chatId: text })).toMatchObject({ success: false });
  expect(await send(two)).toMatchObject({ success: true });
});

test('an event of 256 KiB ends its connection only', async () => {
  const two = await twoPeople();
  two.ada.socket.socket.emit('typing', { chatId: 'x'.repeat(256 * 1024) });
  await two.ada.socket.closed;
  const back = { ...two, ada: two.bo, bo: two.ada };
  expect(await send(back)).toMatchObject({ success: true });
});

test('whoever keeps typing is told to wait, and what was sent before is kept', async () => {
  const two = await twoPeople();
  const sent = send(two);
  const acks = await Promise.all(
    Array.from({ length: 40 }, () => two.ada.socket.socket.emitWithAck('typing', { chatId: two.chatId })),
  );
  expect(acks.at(-1)).toMatchObject({ success: false, code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await sent).toMatchObject({ success: true });
});

/** Sends so many messages at once and collects the answers. */
function flood({ ada, bo, chatId }: Two, count: number): SendMessageAck[] {
  const answers: SendMessageAck[] = [];
  for (let n = 0; n < count; n += 1)
    ada.socket.socket.emit(
      'sendMessage',
      { ...{ chatId, senderId: ada.id, receiverId: bo.id }, ...{ messageText: `m${n}`, timestamp: `${n}` } },
      (answer) => void answers.push(answer),
    );
  return answers;
}

test('a thousand events at once are all acknowledged, those that are too many with an error', async () => {
  const two = await twoPeople();
  const answers = flood(two, 1000);
  await until(() => answers.length === 1000);
  const refused = answers.filter(({ success }) => !success);
  expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await server.database.$count(messages)).toBe(1 + answers.length - refused.length);
  expect(two.ada.socket.socket.connected).toBe(true);
});

test('whoever goes on is cut off; nothing acknowledged is lost', async () => {
  const two = await twoPeople();
  const answers = flood(two, 2500);
  await two.ada.socket.closed;
  const acked = answers.flatMap((answer) => (answer.message === undefined ? [] : [answer.message._id]));
  const kept = await server.database.query.messages.findMany();
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acked));
  expect(await send({ ...two, ada: two.bo, bo: two.ada })).toMatchObject({ success: true });
});

test('the other sees who joins, who types and what was read', async () => {
  const two = await twoPeople();
  const { chatId, ada, bo } = two;
  const joined = ada.socket.next('userJoined');
  await bo.socket.socket.emitWithAck('joinRoom', { chatId, userId: bo.id });
  expect(await joined).toEqual({ chatId, userId: bo.id });
  const typing = ada.socket.next('typing');
  await bo.socket.socket.emitWithAck('typing', { chatId });
  expect(await typing).toEqual({ chatId, userId: bo.id });
  const { message } = await send(two);
  const read = ada.socket.next('messagesRead');
  expect(await bo.socket.socket.emitWithAck('markAsRead', { chatId })).toEqual({ success: true });
  expect(await read).toEqual({ chatId, userId: bo.id, upTo: message?._id, readAt: expect.any(String) });
});

test('an edit and a deletion reach every page of the two', async () => {
  const two = await twoPeople();
  const { message } = await send(two);
  const path = `/api/v1/messages/${two.chatId}/${message?._id}`;
  const changed = () => Promise.all([two.ada, two.bo].map(({ socket }) => socket.next('messageChanged')));
  const edits = changed();
  const edited = (await server.as(two.ada.id).patch(path, { content: 'Still there?' })).json().data;
  expect(await edits).toEqual([edited, edited]);
  const deletions = changed();
  const deleted = (await server.as(two.ada.id).delete(path)).json().data;
  expect(await deletions).toEqual([deleted, deleted]);
});

test('while one blocks the other, a message is refused and said to be [MSG-30]', async () => {
  const two = await twoPeople();
  await server.as(two.bo.id).put(`/api/v1/users/${two.ada.id}/block`);
  expect(await send(two)).toMatchObject({ success: false, code: 'BLOCKED' });
  expect(await server.database.$count(messages)).toBe(1);
});

test('while one blocks the other, neither sees the other type, join or be online [NOT-22]', async () => {
  const { chatId, ada, bo } = await twoPeople();
  await server.as(bo.id).put(`/api/v1/users/${ada.id}/block`);
  await ada.socket.socket.emitWithAck('typing', { chatId });
  await ada.socket.socket.emitWithAck('joinRoom', { chatId, userId: ada.id });
  const told = bo.socket.next('onlineUsers');
  await bo.socket.register(bo.id);
  expect(await told).toEqual([]);
  expect(bo.socket.received).not.toContainEqual(['typing', expect.anything()]);
  expect(bo.socket.received).not.toContainEqual(['userJoined', { chatId, userId: ada.id }]);
  expect((await server.as(bo.id).get('/api/v1/chats')).json()[0].online).toBe(false);
});

test('while one blocks the other, a reader is done with a message and its writer does not learn of it [MSG-51]', async () => {
  const two = await twoPeople();
  const { chatId, ada, bo } = two;
  await send(two);
  const elsewhere = await online(bo.id);
  const ofWriter = async (query = '') =>
    (await server.as(ada.id).get(`/api/v1/messages/${chatId}${query}`)).json<{ readAt: string | null }[]>();
  const unread = async () => (await server.as(bo.id).get('/api/v1/chats')).json()[0].unread;
  await server.as(bo.id).put(`/api/v1/users/${ada.id}/block`);

  const changed = elsewhere.next('changed', (event) => (event as ChangedEvent)._id === chatId);
  expect(await bo.socket.socket.emitWithAck('markAsRead', { chatId })).toEqual({ success: true });
  await server.settle();
  await changed;
  expect((await server.as(bo.id).post(`/api/v1/messages/${chatId}/read`)).statusCode).toBe(200);
  expect(await unread()).toBe(0);
  expect(namesOf(ada.socket)).not.toContain('messagesRead');
  expect((await ofWriter()).map(({ readAt }) => readAt)).toEqual([null, null]);
  expect(await ofWriter('?changedWithin=600')).toEqual([]);

  // Nor afterwards, but from when they read on.
  await server.as(bo.id).delete(`/api/v1/users/${ada.id}/block`);
  expect((await ofWriter()).map(({ readAt }) => readAt)).toEqual([null, null]);
  const told = ada.socket.next('messagesRead');
  await bo.socket.socket.emitWithAck('markAsRead', { chatId });
  expect(await told).toMatchObject({ chatId, userId: bo.id });
});

test('choosing to appear offline hides at once, and choosing otherwise shows at once [NOT-21]', async () => {
  const { chatId, ada, bo } = await twoPeople();
  const choose = (appearOffline: boolean) =>
    server.as(bo.id).put('/api/v1/users/me/preferences', { appearOffline });
  const left = ada.socket.next('userOffline');
  expect((await choose(true)).json().data.appearOffline).toBe(true);
  expect(await left).toEqual({ userId: bo.id });
  await bo.socket.socket.emitWithAck('typing', { chatId });
  expect((await server.as(ada.id).get('/api/v1/chats')).json()[0].online).toBe(false);
  expect(namesOf(ada.socket)).not.toContain('typing');
  const back = ada.socket.next('onlineUsers', (ids) => (ids as string[]).includes(bo.id));
  await choose(false);
  await back;
});

test('who appears offline joins and types unseen, and the list says who is online', async () => {
  const { chatId, ada, bo } = await twoPeople();
  const isOnline = async () => (await server.as(ada.id).get('/api/v1/chats')).json()[0].online;
  expect(await isOnline()).toBe(true);
  bo.socket.socket.close();
  await ada.socket.next('userOffline');
  expect(await isOnline()).toBe(false);
  await server.database
    .update(users)
    .set({ preferences: { appearOffline: true } })
    .where(eq(users.id, bo.id));
  const hidden = await online(bo.id);
  await hidden.socket.emitWithAck('joinRoom', { chatId, userId: bo.id });
  await hidden.socket.emitWithAck('typing', { chatId });
  await ada.socket.register(ada.id);
  expect(await isOnline()).toBe(false);
  expect(namesOf(ada.socket)).not.toContain('typing');
});
