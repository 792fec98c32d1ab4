import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { Server, Socket } from 'socket.io';
import type { CurrentUser } from '../../../http/plugins/session';

/** What a socket carries from its handshake: the only identity the server believes. */
export type SocketData = { user: CurrentUser };

type NoEvents = Record<string, never>;
export type RealtimeServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** Events addressed to users, with their payloads. */
export type UserEvents = Pick<ServerEvents, 'changed' | 'onlineUsers' | 'userOffline'>;

/** Sends an event to every socket of these users: in this process first, then in the others. */
export type EmitToUsers = <E extends keyof UserEvents>(
  people: readonly string[],
  event: E,
  payload: Parameters<UserEvents[E]>[0],
) => void;
