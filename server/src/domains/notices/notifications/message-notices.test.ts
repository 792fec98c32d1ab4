import { sql } from 'drizzle-orm';
import { messages } from '../../../database/tables/messages';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');

/** Written so many seconds ago. */
async function write(secondsAgo = 60): Promise<string> {
  const { id: recipientId } = await server.user('contractor');
  const sent = await client.post('/api/v1/messages', { recipientId, content: 'Hello' });
  await server.database
    .update(messages)
    .set({ createdAt: sql`now() - make_interval(secs => ${secondsAgo})` });
  return sent.json().data.chatId;
}

async function told() {
  await server.services.messageNotices.sweep();
  await server.settle();
  return (await contractor.get('/api/v1/notifications')).json();
}

test('a conversation is announced once until it is read, and then again [NOT-20]', async () => {
  const chatId = await write();
  await write();
  const { id, fullName } = await server.user('client');
  expect(await told()).toMatchObject({
    count: 1,
    unread: 1,
    data: [
      {
        kind: 'messageReceived',
        values: { person: fullName },
        actor: { _id: id },
        about: `chat:${chatId}`,
        href: `/messages?chat=${chatId}`,
      },
    ],
  });
  await write();
  expect(await told()).toMatchObject({ count: 1 });
  await contractor.post(`/api/v1/messages/${chatId}/read`);
  expect(await told()).toMatchObject({ count: 1, unread: 0 });
  await write();
  expect(await told()).toMatchObject({ count: 2, unread: 1 });
});

test('a message that is read at once is not announced, nor is one to its sender [NOT-20]', async () => {
  await write(0);
  expect(await told()).toMatchObject({ count: 0 });
  const chatId = await write();
  await contractor.post(`/api/v1/messages/${chatId}/read`);
  expect(await told()).toMatchObject({ count: 0 });
  expect((await client.get('/api/v1/notifications')).json()).toMatchObject({ count: 0 });
});

test('a muted conversation is announced only once it is no longer muted [NOT-20]', async () => {
  const chatId = await write();
  await contractor.patch(`/api/v1/chats/${chatId}`, { isMuted: true });
  expect(await told()).toMatchObject({ count: 0 });
  await contractor.patch(`/api/v1/chats/${chatId}`, { isMuted: false });
  expect(await told()).toMatchObject({ count: 1 });
});

test('two processes announce it once [NOT-20]', async () => {
  await write();
  await Promise.all([server.services.messageNotices.sweep(), server.services.messageNotices.sweep()]);
  expect(await told()).toMatchObject({ count: 1 });
});
