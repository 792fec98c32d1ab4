import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { Server, Socket } from 'socket.io';
import type { CurrentUser } from '../plugins/session';

/** What a socket carries from its handshake: the only identity the server believes. */
export type SocketData = { user: CurrentUser };

type NoEvents = Record<string, never>;
export type RealtimeServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;
