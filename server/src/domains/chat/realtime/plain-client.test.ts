import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { PASSWORD, addressOf, createTestServer, until } from '../../../app/testing';

const server = createTestServer();
let site: string;

beforeAll(async () => {
  site = `http://127.0.0.1:${(await addressOf(server.http)).port}`;
});

type Row = Record<string, string>;

/** A client that knows the published calls and events alone: no message ids, numbers or additive events. */
async function aClient(email: string) {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${site}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as never;
  };
  let token = '';
  const signedIn: { token: string; user: { _id: string } } = await call('POST', '/auth/login', {
    email,
    password: PASSWORD,
  });
  token = signedIn.token;
  const userId = signedIn.user._id;
  const socket: Socket = io(site, { auth: { token }, transports: ['websocket', 'polling'], forceNew: true });
  const [thread, online]: [Row[], string[][]] = [[], []];
  socket.on('newMessage', (message: Row) => void thread.push(message));
  socket.on('onlineUsers', (ids: string[]) => void online.push(ids));
  await socket.emitWithAck('registerUser', { userId, deviceToken: null });

  return {
    ...{ userId, socket, thread, online, call },
    open: async (jobId: string | null, otherId: string): Promise<string> => {
      const participants = [
        { userId, role: 'sender' },
        { userId: otherId, role: 'receiver' },
      ];
      const { _id: chatId }: Row = await call('POST', '/chats/create', { jobId, participants });
      await socket.emitWithAck('joinRoom', { chatId, userId });
      thread.push(...((await call('GET', `/messages/${chatId}`)) as Row[]));
      return chatId as string;
    },
    send: async (chatId: string, receiverId: string, messageText: string): Promise<Row> => {
      const timestamp = new Date().toISOString();
      const message = { chatId, senderId: userId, receiverId, messageText, timestamp };
      const ack = await socket.timeout(30_000).emitWithAck('sendMessage', message);
      if (!ack.success) throw new Error(ack.error);
      thread.push(ack.message);
      return ack.message;
    },
  };
}

test('two such clients chat, and both hold the same thread', async () => {
  for (const name of ['ada', 'bo']) await server.addAccount({ email: `${name}@example.org`, fullName: name });
  const [ada, bo] = [await aClient('ada@example.org'), await aClient('bo@example.org')];
  const chatId = await ada.open(null, bo.userId);
  await ada.send(chatId, bo.userId, 'Can you come on Monday?');
  expect(await bo.open(null, ada.userId)).toBe(chatId);
  const received = new Promise((resolve) => ada.socket.once('newMessage', resolve));
  await bo.send(chatId, ada.userId, 'At nine.');
  await received;
  const unread = async () => ((await bo.call('GET', '/chats')) as { unread: number }[])[0]?.unread;
  expect(await unread()).toBe(1);
  bo.socket.emit('markAsRead', { chatId });
  await until(async () => (await unread()) === 0);
  await bo.socket.emitWithAck('registerUser', { userId: bo.userId });
  const texts = (thread: Row[]) => thread.map(({ messageText }) => messageText);
  expect(texts(ada.thread)).toEqual(['Can you come on Monday?', 'At nine.']);
  expect(texts(bo.thread)).toEqual(texts(ada.thread));
  expect(bo.online.at(-1)).toEqual([ada.userId]);
  const gone = new Promise((resolve) => ada.socket.once('userOffline', resolve));
  bo.socket.close();
  expect(await gone).toEqual({ userId: bo.userId });
  ada.socket.close();
});

test('where the limits are lifted for a load test, a client sends as fast as it can', async () => {
  for (const name of ['cy', 'di']) await server.addAccount({ email: `${name}@example.org`, fullName: name });
  const [cy, di] = [await aClient('cy@example.org'), await aClient('di@example.org')];
  const chatId = await cy.open(null, di.userId);
  const texts = Array.from({ length: 300 }, (_, n) => `message ${n}`);
  const sent = await Promise.all(texts.map((text) => cy.send(chatId, di.userId, text)));
  expect(sent.map(({ messageText }) => messageText)).toEqual(texts);
  for (const { socket } of [cy, di]) socket.close();
});
