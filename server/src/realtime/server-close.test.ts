import { createTestServer } from '../testing';
import { createSockets } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);

test('a server that closes leaves its clients free to connect to the next one', async () => {
  await sockets.listen();
  const { id: userId } = await server.user('client');
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const { closed } = await sockets.connect(token);
  await server.http.close();
  // socket.io clients reconnect after this one, and never after an "io server disconnect".
  expect(await closed).toBe('transport close');
});
