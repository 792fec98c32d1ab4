import { asc, eq } from 'drizzle-orm';
import { searchedMessages, searchMarks } from '../../../database/tables/message-search';
import { messages } from '../../../database/tables/messages';
import { createTestServer } from '../../../app/testing';
import { messageIndex } from './message-index.repository';
import { createMessageIndex } from './message-index.service';

const server = createTestServer();
const API = '/api/v1/messages';

async function aMessage(content: string) {
  const { id: recipientId } = await server.user('contractor');
  const { data, chatId } = (await server.as('client').post(`${API}/`, { recipientId, content })).json();
  return { id: data._id as string, chatId: chatId as string, path: `${API}/${chatId}/${data._id}` };
}
const find = async (q: string) =>
  (await server.as('contractor').get(`${API}/search?q=${encodeURIComponent(q)}`))
    .json()
    .data.map((hit: { message: { messageText: string } }) => hit.message.messageText);
const indexed = async () =>
  (
    await server.database
      .select({ plain: searchedMessages.plain })
      .from(searchedMessages)
      .innerJoin(messages, eq(messages.id, searchedMessages.messageId))
      .orderBy(asc(messages.seq))
  ).map(({ plain }) => plain);

describe.each([
  ['before it is indexed', async () => undefined],
  ['after it is indexed', () => server.services.indexMessages()],
])('a message that changes %s', (_when, indexFirst) => {
  test('is found by its new words only [MSG-20]', async () => {
    const { path } = await aMessage('The copper gutter');
    await indexFirst();
    expect(await find('gutter')).toEqual(['The copper gutter']);
    await server.as('client').patch(path, { content: 'The slate roof' });
    for (const settle of [async () => undefined, () => server.services.indexMessages()]) {
      await settle();
      expect([await find('gutter'), await find('slate')]).toEqual([[], ['The slate roof']]);
    }
    expect(await indexed()).toEqual(['the slate roof']);
  });

  test('leaves no words behind once it is deleted [MSG-20]', async () => {
    const { path } = await aMessage('The door code is 4711');
    await indexFirst();
    await server.as('client').delete(path);
    await server.services.indexMessages();
    expect(await indexed()).toEqual(['']);
    expect(await find('4711')).toEqual([]);
  });
});

test('what two processes index at once is indexed once, and each is found once throughout [MSG-20]', async () => {
  const texts = Array.from({ length: 60 }, (_, n) => `gutter ${n}`);
  for (const text of texts) await aMessage(text);
  const other = createMessageIndex({ messageIndex, transaction: server.connection.transaction });
  const [, , during] = await Promise.all([
    server.services.indexMessages(),
    other.sweep(),
    find('gutter'),
    server.services.indexMessages(),
  ]);
  await other.sweep();
  expect(await indexed()).toEqual(texts);
  expect(await server.database.select({ seq: searchMarks.seq }).from(searchMarks)).toEqual([{ seq: 60 }]);
  expect(new Set(during).size).toBe(during.length);
  expect(during.length).toBe((await find('gutter')).length);
});

test('a sweep goes on where an index ended, and a chat that is whole is left alone', async () => {
  await aMessage('one');
  const { advance } = messageIndex;
  const step = (sinceSeconds?: number) =>
    server.connection.transaction((tx) => advance(tx, { sinceSeconds, chats: 5, ofEach: 2 }));
  await aMessage('two');
  await aMessage('three');
  expect([await step(60), await step(60), await step(60)]).toEqual([2, 1, 0]);
  await aMessage('four');
  expect([await step(), await step()]).toEqual([1, 0]);
  expect(await indexed()).toEqual(['one', 'two', 'three', 'four']);
});
