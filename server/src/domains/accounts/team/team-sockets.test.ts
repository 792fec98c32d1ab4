import { createSockets } from '../../chat/realtime/testing';
import { createTestServer } from '../../../app/testing';
import { TEAM, createTeam } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);
const { aMember } = createTeam(server);

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

/** Somebody who acts for the company with an open socket, in a chat of the company. */
async function actingOnline() {
  const { company, person, acting, actingToken } = await aMember('recruiter');
  const write = (content: string) =>
    server.as('contractor').post('/api/v1/messages', { recipientId: company.id, content });
  await write('Hello');
  const [chat] = (await acting.get('/api/v1/chats')).json();
  const connection = await sockets.connect(actingToken);
  await connection.register(company.id);
  await connection.socket.emitWithAck('joinRoom', { chatId: chat._id, userId: company.id });
  const isOnline = async () => (await server.as('contractor').get('/api/v1/chats')).json()[0].online;
  return { person, actingToken, write, connection, isOnline };
}

test.each([
  ['is removed', (personId: string) => server.as('company').delete(`${TEAM}/members/${personId}`)],
  [
    'leaves',
    async (personId: string) =>
      server.as(personId).delete(`${TEAM}/memberships/${(await server.user('company')).id}`),
  ],
])('who %s hears no more of the company: sockets close and leave its rooms [TEAM-5]', async (_how, end) => {
  const { person, actingToken, write, connection, isOnline } = await actingOnline();
  const heard = connection.next('newMessage');
  await write('Are you there?');
  await heard;
  expect(await isOnline()).toBe(true);
  const before = connection.received.length;
  expect((await end(person.id)).statusCode).toBe(200);
  await server.settle();
  expect(await connection.closed).toBe('io server disconnect');

  expect(await isOnline()).toBe(false);
  await write('Anybody?');
  await server.settle();
  expect(connection.received.slice(before).filter(([event]) => event === 'newMessage')).toEqual([]);
  await expect(sockets.connect(actingToken)).rejects.toMatchObject({ data: { code: 'SESSION_EXPIRED' } });
});
