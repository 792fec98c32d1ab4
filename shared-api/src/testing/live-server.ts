import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { anOffer } from '@plumbline/shared-schema/builders';
import type { Changed, ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';

/**
 * A server with real sockets and one API call, the list of offers. `apiUrl`: where it is; `heard`: handshakes and
 * events, oldest first; `asked`: how often the offers were asked for.
 */
export async function startLiveServer() {
  const heard: unknown[] = [];
  let asked = 0;
  const http = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([anOffer()]));
  });
  const io = new Server<ClientEvents, ServerEvents>(http, { serveClient: false });
  io.on('connection', (socket) => {
    heard.push(socket.handshake.auth);
    socket.on('registerUser', (payload) => heard.push(payload));
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api/v1`,
    heard: () => heard,
    asked: () => asked,
    openSockets: () => io.engine.clientsCount,
    tell: (changed: Changed) => io.emit('changed', changed),
    /** As when a proxy restarts: the client comes back by itself. */
    hangUp: () => io.sockets.sockets.forEach((socket) => socket.conn.close()),
    close: () => io.close(),
  };
}
