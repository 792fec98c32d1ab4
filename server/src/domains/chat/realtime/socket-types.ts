import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { Server, Socket } from 'socket.io';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ChatEmit } from '../../../kit/live-chats';

/** What a socket carries from its handshake: the only identity the server believes. */
export type SocketData = { user: CurrentUser };

/** Events addressed to users, with their payloads. */
export type UserEvents = Pick<ServerEvents, 'changed' | 'onlineUsers' | 'userOffline'>;

/** What one process has applied to its sockets and the others apply to theirs. */
export type Broadcast =
  | { kind: 'emit'; people: readonly string[]; event: keyof UserEvents; payload: unknown }
  | ({ kind: 'chat' } & ChatEmit)
  | { kind: 'endSessions'; sessionIds: readonly string[] }
  | { kind: 'appear'; userId: string; isHidden: boolean }
  | { kind: 'pagesChanged'; ids: readonly string[] };

/** What processes tell each other. `processId`: whose people they are. */
type ProcessEvents = {
  broadcast: (broadcast: Broadcast) => void;
  /** The others may have missed something. */
  gap: () => void;
  /** Something that visitors read has changed. */
  readsChanged: () => void;
  /** Everybody whose presence others may see there. */
  people: (processId: string, userIds: string[]) => void;
  person: (processId: string, userId: string, isVisible: boolean) => void;
};

export type RealtimeServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketData>;

/** Sends an event to every socket of these users: in this process first, then in the others. */
export type EmitToUsers = <E extends keyof UserEvents>(
  people: readonly string[],
  event: E,
  payload: Parameters<UserEvents[E]>[0],
) => void;
