import type { AddressInfo } from 'node:net';
import type { Ack, ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

export type TestSocket = {
  socket: Socket<ServerEvents, ClientEvents>;
  /** Everything the server sent so far, oldest first. */
  received: [event: string, payload: unknown][];
  /** Resolves when the server has sent this event with a payload that fits. */
  next: (event: keyof ServerEvents, fits?: (payload: unknown) => boolean) => Promise<unknown>;
  register: (userId: string, deviceToken?: string) => Promise<Ack>;
  closed: Promise<string>;
};

/** Opens sockets against a server that `listen` has put on a free port. */
export function createSockets(http: () => FastifyInstance) {
  const open: Socket[] = [];

  async function connect(token: string | undefined, origin?: string): Promise<TestSocket> {
    const { port } = http().server.address() as AddressInfo;
    const socket: Socket<ServerEvents, ClientEvents> = io(`http://127.0.0.1:${port}`, {
      auth: token === undefined ? {} : { token },
      transports: ['websocket'],
      ...(origin !== undefined && { extraHeaders: { origin } }),
      reconnection: false,
      forceNew: true,
    });
    open.push(socket as unknown as Socket);
    const received: [string, unknown][] = [];
    socket.onAny((event: string, payload: unknown) => void received.push([event, payload]));
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await new Promise<void>((resolve, reject) =>
      socket.once('connect', resolve).once('connect_error', reject),
    );
    return {
      socket,
      received,
      closed,
      next: (event, fits = () => true) =>
        new Promise((resolve) => {
          const look = (name: string, payload: unknown) => {
            if (name !== event || !fits(payload)) return;
            socket.offAny(look);
            resolve(payload);
          };
          socket.onAny(look);
        }),
      register: (userId, deviceToken) =>
        socket.emitWithAck('registerUser', { userId, ...(deviceToken !== undefined && { deviceToken }) }),
    };
  }

  return {
    listen: () => http().listen({ port: 0, host: '127.0.0.1' }),
    connect,
    closeAll: () => {
      for (const socket of open.splice(0)) socket.close();
    },
  };
}
