import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { chats } from '../../../database/tables/chats';
import { messages } from '../../../database/tables/messages';
import { topicsOf } from '../../jobs/jobs/testing';

const server = createTestServer();
const SEND = '/api/v1/messages/';

async function send(content: string, more: object = {}) {
  const { id: recipientId } = await server.user('contractor');
  return server.as('client').post(SEND, { recipientId, content, ...more });
}

const textsOf = (list: { messageText: string }[]) => list.map(({ messageText }) => messageText);

describe('sending', () => {
  test.each([
    ['a client', server.as('client'), 201],
    ['a company', server.as('company'), 201],
    ['a contractor', server.as('contractor'), 201],
    ['a visitor', server.anonymous, 401],
  ])('%s writes to somebody', async (_who, caller, status) => {
    const { id: recipientId } = await server.addUser({ userType: 'contractor' });
    expect(await caller.post(SEND, { recipientId, content: 'Hello' })).toMatchObject({ statusCode: status });
    expect(await server.database.$count(messages)).toBe(status === 201 ? 1 : 0);
  });

  test('finds or makes the chat of the two and gives the message', async () => {
    const [client, contractor] = [await server.user('client'), await server.user('contractor')];
    const first = (await send('Hello')).json();
    expect(first).toMatchObject({
      success: true,
      message: 'Message sent',
      chatId: first.data.chatId,
      data: {
        senderId: client.id,
        receiverId: contractor.id,
        messageText: 'Hello',
        content: 'Hello',
        clientMessageId: null,
        seq: 1,
        readAt: null,
      },
    });
    const reply = await server
      .as('contractor')
      .post('/api/v1/messages', { recipientId: client.id, content: 'Hi' });
    expect(reply.json()).toMatchObject({ chatId: first.chatId, data: { seq: 2 } });
    expect(await topicsOf(server)).toEqual(['chat.created', 'messages.created', 'messages.created']);
  });

  test('the same clientMessageId sends once [MSG-11]', async () => {
    const first = await send('Hello', { clientMessageId: 'c1' });
    const again = await send('Hello', { clientMessageId: 'c1' });
    expect(again.json()).toEqual(first.json());
    expect(await server.database.$count(messages)).toBe(1);
  });

  test('messages sent at the same moment count up without gaps, in one chat [MSG-10]', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => send(`m${n}`, { clientMessageId: `c${n % 6}` })));
    const rows = await server.database.query.messages.findMany({ orderBy: ({ seq }) => seq });
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await server.database.$count(chats)).toBe(1);
  });

  test('into a chat of others it is 404, and with the wrong recipient 400', async () => {
    const { chatId } = (await send('Hello')).json();
    const { id: clientId } = await server.user('client');
    const outsider = await server.as('company').post(SEND, { recipientId: clientId, content: 'x', chatId });
    expect(outsider.statusCode).toBe(404);
    const { id: companyId } = await server.user('company');
    expect(await send('x', { chatId, recipientId: companyId })).toMatchObject({ statusCode: 400 });
    expect(await server.database.$count(messages)).toBe(1);
  });

  test('twenty new people a day may be written to, and old ones after that [MSG-03]', async () => {
    const people = await Promise.all(
      Array.from({ length: 21 }, () => server.addUser({ userType: 'contractor' })),
    );
    const answers = await Promise.all(people.map(({ id }) => send('Hello', { recipientId: id })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((answer) => answer.json().code)).toEqual(['TOO_MANY_CONVERSATIONS']);
    const known = people[answers.findIndex(({ statusCode }) => statusCode === 201)];
    expect(await send('Again', { recipientId: known?.id })).toMatchObject({ statusCode: 201 });
  });

  test.each([
    ['no text', { content: undefined }, 400],
    ['a blank text', { content: ' \n ' }, 400],
    ['a text that is no text', { content: { $ne: 1 } }, 400],
    ['a NUL', { content: 'a\u0000b' }, 400],
    ['a text beyond the limit', { content: 'x'.repeat(5001) }, 400],
    ['a malformed recipient', { recipientId: "1' OR '1'='1" }, 400],
    ['a recipient list', { recipientId: [UNKNOWN_ID] }, 400],
    ['an unknown recipient', { recipientId: UNKNOWN_ID }, 404],
    ['an unknown chat', { chatId: UNKNOWN_ID }, 404],
    ['a client id that is too long', { clientMessageId: 'x'.repeat(65) }, 400],
  ])('%s is refused and writes nothing', async (_what, wrong, status) => {
    expect(await send('Hello', wrong)).toMatchObject({ statusCode: status });
    expect(await server.database.$count(messages)).toBe(0);
    expect(await server.database.$count(chats)).toBe(0);
  });

  test('writing to oneself is refused', async () => {
    const { id } = await server.user('client');
    expect(await send('Hello', { recipientId: id })).toMatchObject({ statusCode: 400 });
  });
});

describe('reading a chat', () => {
  test.each([
    ['its sender', server.as('client'), 200],
    ['its receiver', server.as('contractor'), 200],
    ['an outsider', server.as('company'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s reads it [MSG-01]', async (_who, caller, status) => {
    const { chatId } = (await send('Hello')).json();
    expect(await caller.get(`/api/v1/messages/${chatId}`)).toMatchObject({ statusCode: status });
  });

  test('gives the newest 200, oldest first, and the rest by after and before', async () => {
    const { chatId, data: first } = (await send('m1')).json();
    const { senderId, receiverId } = first;
    const rest = Array.from({ length: 204 }, (_, n) => ({
      chatId,
      senderId,
      receiverId,
      messageText: `m${n + 2}`,
      seq: n + 2,
    }));
    await server.database.insert(messages).values(rest);
    const read = async (query = '') =>
      (await server.as('client').get(`/api/v1/messages/${chatId}?${query}`)).json();

    const newest = await read();
    expect(newest).toHaveLength(200);
    expect(textsOf([newest[0], newest[199]])).toEqual(['m6', 'm205']);
    expect(textsOf(await read(`before=${newest[0]._id}&limit=2`))).toEqual(['m4', 'm5']);
    expect(textsOf(await read(`after=${first._id}&limit=2`))).toEqual(['m2', 'm3']);
    expect(textsOf(await read('afterSeq=1&limit=2'))).toEqual(['m2', 'm3']);
    expect(textsOf(await read('beforeSeq=6&limit=2'))).toEqual(['m4', 'm5']);
    expect(textsOf(await read(`after=${first._id}&before=${newest[0]._id}`))).toEqual([
      'm2',
      'm3',
      'm4',
      'm5',
    ]);
    expect(await read('limit=5000')).toHaveLength(200);
  });

  test('marks nothing as read [MSG-14]', async () => {
    const { chatId } = (await send('Hello')).json();
    await server.as('contractor').get(`/api/v1/messages/${chatId}`);
    expect((await server.as('contractor').get('/api/v1/chats')).json()[0].unread).toBe(1);
  });

  test.each(['x', UNKNOWN_ID, "1';--", '%00'])('a chat %s is 404', async (id) => {
    expect(await server.as('client').get(`/api/v1/messages/${encodeURIComponent(id)}`)).toMatchObject({
      statusCode: 404,
    });
  });

  test.each(['after=x', `after=${UNKNOWN_ID}`, 'limit=0', 'limit=many', 'afterSeq=-1'])(
    '?%s is 400',
    async (query) => {
      const { chatId } = (await send('Hello')).json();
      expect(await server.as('client').get(`/api/v1/messages/${chatId}?${query}`)).toMatchObject({
        statusCode: 400,
      });
    },
  );
});

describe('marking as read', () => {
  test.each([
    ['its receiver', server.as('contractor'), 200],
    ['its sender', server.as('client'), 200],
    ['an outsider', server.as('company'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s marks it', async (_who, caller, status) => {
    const { chatId } = (await send('Hello')).json();
    expect(await caller.post(`/api/v1/messages/${chatId}/read`)).toMatchObject({ statusCode: status });
  });

  test('up to a message, then all; once done it is nothing new', async () => {
    const { chatId, data: first } = (await send('one')).json();
    await send('two');
    const mark = async (body?: object) =>
      (await server.as('contractor').post(`/api/v1/messages/${chatId}/read`, body)).json();
    const unread = async () => (await server.as('contractor').get('/api/v1/chats')).json()[0].unread;

    expect(await mark({ upTo: first._id })).toEqual({ success: true, count: 1 });
    expect(await unread()).toBe(1);
    expect(await mark()).toEqual({ success: true, count: 1 });
    expect(await unread()).toBe(0);
    expect(await mark({})).toEqual({ success: true, count: 0 });
    const seen = (await server.as('client').get(`/api/v1/messages/${chatId}`)).json();
    expect(seen.every(({ readAt }: { readAt: string | null }) => readAt !== null)).toBe(true);
  });

  test('one’s own messages are not marked by oneself [MSG-14]', async () => {
    const { chatId } = (await send('Hello')).json();
    expect((await server.as('client').post(`/api/v1/messages/${chatId}/read`)).json().count).toBe(0);
  });

  test.each([[{ upTo: 'x' }], [{ upTo: UNKNOWN_ID }], [[]], ['{']])('%j is 400', async (body) => {
    const { chatId } = (await send('Hello')).json();
    expect(await server.as('contractor').post(`/api/v1/messages/${chatId}/read`, body)).toMatchObject({
      statusCode: 400,
    });
  });
});
