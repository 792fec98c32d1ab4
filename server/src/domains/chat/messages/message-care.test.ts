import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import { chats } from '../../../database/tables/chats';
import { messageFiles, messages } from '../../../database/tables/messages';
import { personReports } from '../../../database/tables/person-reports';
import { files } from '../../../database/tables/users';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';

const server = createTestServer();
const API = '/api/v1/messages';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The client has written to the contractor. */
async function aMessage(content = 'Can you come on Monday?') {
  const { id: recipientId } = await server.user('contractor');
  const answer = await server.as('client').post(`${API}/`, { recipientId, content });
  const { data, chatId } = answer.json();
  return {
    path: `${API}/${chatId}/${data._id}`,
    chatId: chatId as string,
    id: data._id as string,
    recipientId,
  };
}
const threadOf = async (chatId: string) => (await server.as('contractor').get(`${API}/${chatId}`)).json();
const firstChat = async (who: 'client' | 'contractor') =>
  (await server.as(who).get('/api/v1/chats')).json()[0];

const PEOPLE = [
  ['its writer', server.as('client'), 200],
  ['its reader', server.as('contractor'), 403],
  ['an outsider', server.as('company'), 404],
  ['an admin', server.as('admin'), 404],
  ['a visitor', server.anonymous, 401],
] as const;

describe('editing', () => {
  test.each(PEOPLE)('%s edits a message [MSG-04]', async (_who, caller, status) => {
    const { path, chatId } = await aMessage();
    expect(await caller.patch(path, { content: 'On Tuesday?' })).toMatchObject({ statusCode: status });
    const [message] = await threadOf(chatId);
    expect(message).toMatchObject({
      ...{ seq: 1, messageText: status === 200 ? 'On Tuesday?' : 'Can you come on Monday?' },
      editedAt: status === 200 ? expect.any(String) : null,
    });
  });

  test('ends after fifteen minutes [MSG-13]', async () => {
    const { path, id } = await aMessage();
    const age = (minutes: number) =>
      server.database
        .update(messages)
        .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)` })
        .where(eq(messages.id, id));
    await age(14);
    expect(await server.as('client').patch(path, { content: 'Two' })).toMatchObject({ statusCode: 200 });
    await age(15);
    const late = await server.as('client').patch(path, { content: 'Three' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'EDIT_TOO_LATE']);
  });

  test.each([
    ['a blank text', { content: ' ' }, 400],
    ['too long a text', { content: 'x'.repeat(5001) }, 400],
  ])('to %s is refused', async (_what, body, status) => {
    const { path } = await aMessage();
    expect(await server.as('client').patch(path, body)).toMatchObject({ statusCode: status });
  });

  test.each([UNKNOWN_ID, 'x'])('message %s does not exist', async (id) => {
    const { chatId } = await aMessage();
    const answer = await server.as('client').patch(`${API}/${chatId}/${id}`, { content: 'Two' });
    expect(answer.json().code).toBe('MESSAGE_NOT_FOUND');
  });
});

describe('deleting', () => {
  test.each(PEOPLE)('%s deletes a message [MSG-04]', async (_who, caller, status) => {
    const { path } = await aMessage();
    expect(await caller.delete(path)).toMatchObject({ statusCode: status });
  });

  test('leaves its place, also in the list, and the second time changes nothing [MSG-13]', async () => {
    const { path, chatId } = await aMessage();
    const first = (await server.as('client').delete(path)).json();
    expect(first.data).toMatchObject({ seq: 1, messageText: '', content: '', deletedAt: expect.any(String) });
    expect((await server.as('client').delete(path)).json()).toEqual(first);
    expect(await threadOf(chatId)).toMatchObject([{ seq: 1, messageText: '' }]);
    expect(await firstChat('contractor')).toMatchObject({ lastMessage: '', lastMessageKind: 'deleted' });
    const edited = await server.as('client').patch(path, { content: 'Back' });
    expect(edited.json().code).toBe('MESSAGE_NOT_FOUND');
  });
});

test('what was edited, deleted or read in some time is told apart from the rest [MSG-16]', async () => {
  const { chatId, recipientId } = await aMessage('one');
  for (const content of ['two', 'three', 'four', 'five'])
    await server.as('client').post(`${API}/`, { recipientId, content });
  const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes}::int)`;
  const change = (seq: number, values: Partial<Record<'readAt' | 'editedAt' | 'deletedAt', SQL>>) =>
    server.database.update(messages).set(values).where(eq(messages.seq, seq));
  await change(1, { readAt: minutesAgo(30), editedAt: minutesAgo(2) });
  await change(2, { deletedAt: minutesAgo(2) });
  await change(3, { readAt: minutesAgo(2) });
  await change(4, { readAt: minutesAgo(30) });
  const numbers = async (query: string) => {
    const answer = await server.as('contractor').get(`${API}/${chatId}?${query}`);
    return answer.json().map(({ seq }: { seq: number }) => seq);
  };
  expect(await numbers('changedWithin=0')).toEqual([]);
  expect(await numbers('changedWithin=120')).toEqual([1, 2, 3]);
  expect(await numbers('changedWithin=120&afterSeq=1&beforeSeq=3')).toEqual([2]);
  expect(await numbers('changedWithin=999999999')).toEqual([1, 2, 3, 4]);
});

describe('files', () => {
  function aForm(count: number, { bytes = PNG, name = 'photo.png', content = '' } = {}) {
    const form = new FormData();
    form.append('content', content);
    for (let n = 0; n < count; n += 1) form.append('files', new File([new Uint8Array(bytes)], name));
    return form;
  }

  test.each([
    ['its sender', server.as('client'), 201],
    ['its receiver', server.as('contractor'), 201],
    ['an outsider', server.as('company'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s sends some into a chat', async (_who, caller, status) => {
    const { chatId } = await aMessage();
    expect(await caller.post(`${API}/${chatId}/files`, aForm(1))).toMatchObject({ statusCode: status });
    expect(await server.database.$count(messageFiles)).toBe(status === 201 ? 1 : 0);
  });

  test('up to five, without a text; signed links of the message lead to them', async () => {
    const { chatId } = await aMessage();
    const sent = await server.as('client').post(`${API}/${chatId}/files`, aForm(5));
    expect(sent.statusCode).toBe(201);
    const [, message] = await threadOf(chatId);
    expect(message).toMatchObject({ _id: sent.json().data._id, seq: 2, messageText: '' });
    expect(message.files).toHaveLength(5);
    const [{ url, thumbnailUrl, type }] = message.files;
    expect(type).toBe('image/png');
    for (const link of [url, thumbnailUrl]) {
      const { pathname, search } = new URL(link, 'http://site.test');
      expect(await server.anonymous.get(pathname + search)).toMatchObject({ statusCode: 200 });
      expect(await server.as('contractor').get(pathname)).toMatchObject({ statusCode: 404 });
    }
    expect(await firstChat('contractor')).toMatchObject({ lastMessage: '', lastMessageKind: 'files' });
  });

  test('with a text, and gone with the message [MSG-13]', async () => {
    const { chatId } = await aMessage();
    const pdf = aForm(1, { bytes: Buffer.from('%PDF-1.7\n…'), name: 'plan.pdf', content: 'The plan' });
    const { data } = (await server.as('client').post(`${API}/${chatId}/files`, pdf)).json();
    expect(data).toMatchObject({
      messageText: 'The plan',
      files: [{ name: 'plan.pdf', thumbnailUrl: null }],
    });
    const deleted = (await server.as('client').delete(`${API}/${chatId}/${data._id}`)).json().data;
    expect(deleted.files).toEqual([]);
    expect(await server.database.$count(files)).toBe(0);
  });

  test('the same clientMessageId sends once [MSG-11]', async () => {
    const { chatId } = await aMessage();
    const form = () => {
      const body = aForm(1);
      body.append('clientMessageId', 'c1');
      return body;
    };
    const post = () => server.as('client').post(`${API}/${chatId}/files`, form());
    const [first, again] = [await post(), await post()];
    expect(again.json().data).toMatchObject({ _id: first.json().data._id, files: [{ name: 'photo.png' }] });
    expect(await server.database.$count(messageFiles)).toBe(1);
  });

  test.each([
    ['none', aForm(0), 400],
    ['six', aForm(6), 400],
    ['a picture that is none', aForm(1, { bytes: Buffer.from('MZ') }), 400],
    ['one of over 5 MB', aForm(1, { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }), 413],
  ])('%s: refused, and nothing is kept [MSG-15]', async (_what, form, status) => {
    const { chatId } = await aMessage();
    expect(await server.as('client').post(`${API}/${chatId}/files`, form)).toMatchObject({
      statusCode: status,
    });
    expect(await server.database.$count(files)).toBe(0);
    expect(await threadOf(chatId)).toHaveLength(1);
  });
});

describe('searching', () => {
  test.each([
    ['a word', 'monday', 1],
    ['parts of two words, in any order', 'MOND com', 1],
    ['a word without its accent', 'preparer', 1],
    ['another form of an English word', 'coming', 1],
    ['another form of a French word', 'préparations', 1],
    ['a word that only begins alike', 'comedy', 0],
    ['what nobody wrote', 'saturday', 0],
    ['signs of a pattern', '%', 0],
  ])('%s finds it in my conversations, indexed or not yet [MSG-20]', async (_what, q, count) => {
    const { chatId } = await aMessage();
    await server.services.indexMessages();
    await aMessage('Je vais préparer le devis.');
    const search = async (who: 'contractor' | 'company') =>
      (await server.as(who).get(`${API}/search?q=${encodeURIComponent(q)}`)).json();
    const mine = await search('contractor');
    expect(mine.count).toBe(count);
    for (const hit of mine.data)
      expect(hit).toMatchObject({ message: { seq: expect.any(Number) }, chat: { _id: chatId } });
    expect(await search('company')).toMatchObject({ data: [], count: 0 });
  });

  test('page by page, in one conversation, without what was deleted [MSG-20]', async () => {
    const { path, chatId } = await aMessage('wall one');
    await aMessage('wall two');
    await aMessage('wall three');
    await server.as('client').delete(path);
    const read = async (more: string) =>
      (await server.as('client').get(`${API}/search?q=wall${more}`)).json();
    const { data, count } = await read(`&chatId=${chatId}&limit=1&page=2`);
    expect([count, data[0].message.messageText]).toEqual([2, 'wall two']);
    expect(await read(`&chatId=${UNKNOWN_ID}`)).toMatchObject({ count: 0 });
  });

  test.each([
    ['a visitor', server.anonymous, 401],
    ['a client', server.as('client'), 400],
  ])('%s without a word is refused', async (_who, caller, status) => {
    expect(await caller.get(`${API}/search?q=`)).toMatchObject({ statusCode: status });
  });
});

describe('archiving and muting', () => {
  test.each([
    ['its sender', server.as('client'), 200],
    ['an outsider', server.as('company'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s does so [MSG-01]', async (_who, caller, status) => {
    const { chatId } = await aMessage();
    expect(await caller.patch(`/api/v1/chats/${chatId}`, { isMuted: true })).toMatchObject({
      statusCode: status,
    });
  });

  test('is for the caller alone, and a new message brings the chat back [MSG-21]', async () => {
    const { chatId } = await aMessage();
    const { data } = (
      await server.as('contractor').patch(`/api/v1/chats/${chatId}`, { isArchived: true, isMuted: true })
    ).json();
    expect(data).toMatchObject({ isArchived: true, isMuted: true });
    expect(await firstChat('client')).toMatchObject({ isArchived: false, isMuted: false });
    await aMessage('And on Tuesday?');
    expect(await firstChat('contractor')).toMatchObject({ isArchived: false, isMuted: true });
  });
});

describe('blocking', () => {
  const block = (id: string) => server.as('contractor').put(`/api/v1/users/${id}/block`);

  test('refuses the messages of both until it ends, twice as well as once [MSG-30]', async () => {
    const { chatId, recipientId } = await aMessage();
    const { id: clientId } = await server.user('client');
    expect([await block(clientId), await block(clientId)]).toMatchObject([
      { statusCode: 200 },
      { statusCode: 200 },
    ]);
    const codes = async () => {
      const mine = await server.as('client').post(`${API}/`, { recipientId, content: 'Hello?' });
      const theirs = await server.as('contractor').post(`${API}/`, { recipientId: clientId, content: 'No' });
      return [mine, theirs].map((answer) => answer.json().code);
    };
    expect(await codes()).toEqual(['BLOCKED', 'BLOCKED']);
    expect(await threadOf(chatId)).toHaveLength(1);
    expect(await firstChat('contractor')).toMatchObject({ isBlocked: true, canWrite: false });
    expect(await firstChat('client')).toMatchObject({ isBlocked: false, canWrite: false });
    expect((await server.as('contractor').get('/api/v1/users/blocked')).json()).toMatchObject({
      data: [{ _id: clientId }],
      count: 1,
    });
    const unblock = () => server.as('contractor').delete(`/api/v1/users/${clientId}/block`);
    expect([await unblock(), await unblock()]).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }]);
    expect(await codes()).toEqual([undefined, undefined]);
  });

  test('keeps a new conversation from being begun [MSG-30]', async () => {
    const { id: clientId } = await server.user('client');
    const { id: userId } = await server.user('contractor');
    await block(clientId);
    const answer = await server.as('client').post('/api/v1/chats/create', { participants: [{ userId }] });
    expect(answer.json().code).toBe('BLOCKED');
    expect(await server.database.$count(chats)).toBe(0);
  });

  test('does not keep a contract’s terms from being questioned [MSG-30]', async () => {
    const { id } = await addContract(server);
    await block((await server.user('client')).id);
    const message = 'Who buys the tiles?';
    const asked = await server.as('contractor').patch(`/api/v1/contracts/${id}/query`, { message });
    expect(asked.statusCode).toBe(200);
    expect(await firstChat('client')).toMatchObject({ lastMessage: message });
  });

  test.each([
    ['oneself', async () => (await server.user('contractor')).id, 403],
    ['nobody', () => UNKNOWN_ID, 404],
    ['no id', () => 'x', 404],
  ])('%s is refused', async (_whom, idOf, status) => {
    expect(await block(await idOf())).toMatchObject({ statusCode: status });
  });

  test.each(['put', 'delete'] as const)('a visitor’s %s is 401', async (method) => {
    expect(await server.anonymous[method](`/api/v1/users/${UNKNOWN_ID}/block`)).toMatchObject({
      statusCode: 401,
    });
  });
});

describe('reporting', () => {
  const report = { reason: 'scam', notes: 'Asks for a deposit.' };

  test.each([
    ['its reader', server.as('contractor'), 201],
    ['its writer', server.as('client'), 403],
    ['an outsider', server.as('company'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s reports a message [MSG-31]', async (_who, caller, status) => {
    const { path } = await aMessage();
    expect(await caller.post(`${path}/reports`, report)).toMatchObject({ statusCode: status });
    expect(await server.database.$count(personReports)).toBe(status === 201 ? 1 : 0);
  });

  test('keeps the text that its writer deletes afterwards; once for each message and person [MSG-31]', async () => {
    const { path } = await aMessage();
    const { id: personId } = await server.user('client');
    const post = async (url: string) => (await server.as('contractor').post(`${url}/reports`, report)).json();
    expect((await post(path)).data).toMatchObject({ ...report, personId });
    expect((await post(path)).code).toBe('REPORT_EXISTS');
    expect((await post(`/api/v1/users/${personId}`)).data).toMatchObject({ personId, messageId: null });
    expect((await post(`/api/v1/users/${personId}`)).code).toBe('REPORT_EXISTS');
    await server.as('client').delete(path);
    const rows = await server.database.select().from(personReports);
    expect(rows.map(({ messageText }) => messageText)).toEqual(['Can you come on Monday?', null]);
  });

  test.each([
    ['an unknown reason', { reason: 'boring' }, 400],
    ['too long notes', { reason: 'spam', notes: 'x'.repeat(1001) }, 400],
  ])('%s is refused', async (_what, body, status) => {
    const { path } = await aMessage();
    expect(await server.as('contractor').post(`${path}/reports`, body)).toMatchObject({ statusCode: status });
  });
});
