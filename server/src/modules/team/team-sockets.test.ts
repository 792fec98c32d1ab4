import { createSockets } from '../../realtime/testing';
import { createTestServer } from '../../testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);
const TEAM = '/api/v1/team';

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

/** Somebody who acts for the company with an open socket, in a chat of the company. */
async function actingOnline() {
  const company = await server.user('company');
  const person = await server.addUser({ userType: 'client', fullName: 'Mia Member' });
  const role = 'recruiter';
  await server.as('company').post(`${TEAM}/invitations`, { email: person.email, role });
  const [mail] = await server.mailsTo(person.email);
  const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await server.as(person.id).post(`${TEAM}/memberships`, { token });
  const opened = await server.services.sessions.open(server.database, {
    userId: person.id,
    remember: false,
    device: { userAgent: 'jest', address: '127.0.0.1' },
  });
  const turned = await server.withToken(opened).post(`${TEAM}/sessions`, { companyId: company.id });
  const acting: string = turned.json().token;
  const write = (content: string) =>
    server.as('contractor').post('/api/v1/messages', { recipientId: company.id, content });
  await write('Hello');
  const [chat] = (await server.withToken(acting).get('/api/v1/chats')).json();
  const connection = await sockets.connect(acting);
  await connection.register(company.id);
  await connection.socket.emitWithAck('joinRoom', { chatId: chat._id, userId: company.id });
  const isOnline = async () => (await server.as('contractor').get('/api/v1/chats')).json()[0].online;
  return { person, acting, write, connection, isOnline };
}

test.each([
  ['is removed', (personId: string) => server.as('company').delete(`${TEAM}/members/${personId}`)],
  [
    'leaves',
    async (personId: string) =>
      server.as(personId).delete(`${TEAM}/memberships/${(await server.user('company')).id}`),
  ],
])('who %s hears no more of the company: sockets close and leave its rooms [TEAM-5]', async (_how, end) => {
  const { person, acting, write, connection, isOnline } = await actingOnline();
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
  await expect(sockets.connect(acting)).rejects.toMatchObject({ data: { code: 'SESSION_EXPIRED' } });
});
