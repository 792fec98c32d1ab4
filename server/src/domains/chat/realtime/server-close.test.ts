// Runs alone: it closes the server.
import { createTestServer } from '../../../app/testing';
import { createSockets } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);

test('a server that closes has done what its sockets asked, and leaves them free to connect to the next one', async () => {
  await sockets.listen();
  const { id: userId } = await server.user('client');
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const opened = await Promise.all(Array.from({ length: 10 }, () => sockets.connect(token)));
  const { pool } = server.connection;
  const atWork = () => pool.waitingCount + pool.totalCount - pool.idleCount;
  for (const { socket } of opened) socket.emit('registerUser', { userId });
  while (atWork() === 0) await new Promise(setImmediate);
  await server.http.close();
  expect(atWork()).toBe(0);
  // socket.io clients reconnect after this one, and never after an "io server disconnect".
  expect(await opened[0]?.closed).toBe('transport close');
});
