// Runs alone: its server leaves.
import { createTestServer } from '../../../app/testing';
import { createSockets } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);

test('a server that leaves lets its sockets go, and new ones to another [PLT-203]', async () => {
  await sockets.listen();
  const { id: userId } = await server.user('client');
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const opened = await Promise.all([sockets.connect(token), sockets.connect(token)]);
  server.http.leave();
  await server.realtime.leave(1000);
  expect(await Promise.all(opened.map(({ closed }) => closed))).toEqual([
    'transport close',
    'transport close',
  ]);
  await expect(sockets.connect(token)).rejects.toMatchObject({ message: 'websocket error' });
});
