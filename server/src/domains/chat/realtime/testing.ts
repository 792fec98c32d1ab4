import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Ack, ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { addressOf } from '../../../app/testing';
import { readConfig } from '../../../settings/config';
import type { Config } from '../../../settings/config';

export type TestSocket = {
  socket: Socket<ServerEvents, ClientEvents>;
  /** Everything the server sent so far, oldest first. */
  received: [event: string, payload: unknown][];
  /** Resolves when the server has sent this event with a payload that fits. */
  next: (event: keyof ServerEvents, fits?: (payload: unknown) => boolean) => Promise<unknown>;
  register: (userId: string, deviceToken?: string) => Promise<Ack>;
  closed: Promise<string>;
};

/** Settings of a process beside the one under test; the two hear of each other by Redis. */
export const configBeside = (redisUrl: string): Config =>
  readConfig({
    PROFILE: 'test',
    REDIS_URL: redisUrl,
    LOAD_TEST: '1',
    LOG_LEVEL: 'silent',
    REGISTRY_DIR: 'none',
  });

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

  /** A WebSocket that sends text and answers nothing: neither pings nor the end of the conversation. */
  async function connectDeaf() {
    const { port } = http().server.address() as AddressInfo;
    const connection = net.connect(port, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise<void>((resolve) => connection.once('close', () => resolve()));
    connection.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        'host: localhost',
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    await once(connection, 'data');
    return {
      closed,
      send: (text: string) => void connection.write(maskedText(text)),
      end: () => connection.destroy(),
    };
  }

  return {
    connectDeaf,
    listen: () => addressOf(http()),
    connect,
    closeAll: () => {
      for (const socket of open.splice(0)) socket.close();
    },
  };
}

/** A frame of less than 126 bytes, whose mask changes nothing. */
function maskedText(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 + payload.length, 0, 0, 0, 0]), payload]);
}
