import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { Server, Socket } from 'socket.io';
import type { CurrentUser } from '../plugins/session';

/** What a socket carries from its handshake: the only identity the server believes. */
export type SocketData = { user: CurrentUser };

type NoEvents = Record<string, never>;
export type RealtimeServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** What people are told, and what comes with it. */
export type Told = Pick<ServerEvents, 'changed' | 'onlineUsers' | 'userOffline'>;

/** Sends an event to every socket of these people: to those here at once, then to those at other processes. */
export type Tell = <E extends keyof Told>(
  people: readonly string[],
  event: E,
  payload: Parameters<Told[E]>[0],
) => void;
