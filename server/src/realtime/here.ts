import type { SessionsService } from '../modules/auth/sessions.service';
import type { Cluster } from './cluster';
import type { Done } from './cluster-messages';
import { rooms, visibleIn } from './rooms';
import type { RealtimeServer } from './socket-types';

/** The sockets of this process. */
export function createHere(io: RealtimeServer, sessions: Pick<SessionsService, 'listEnded'>) {
  const { rooms: open } = io.of('/').adapter;
  const closeSessions = (sessionIds: string[]) => {
    if (sessionIds.length > 0) io.in(sessionIds.map(rooms.session)).disconnectSockets(true);
  };
  return {
    isVisible: (userId: string): boolean => open.has(rooms.visible(userId)),
    visibleHere: (): string[] => [...open.keys()].flatMap((room) => visibleIn(room) ?? []),
    doHere: (done: Done): void => {
      if (done.kind === 'endSessions') closeSessions(done.sessionIds);
      // Written by `tell` of this process or of another, which has typed it.
      if (done.kind === 'tell') io.to(done.people.map(rooms.user)).emit(done.event, done.payload as never);
    },
    closeEnded: async (): Promise<void> => {
      const ids = new Set([...io.of('/').sockets.values()].map(({ data }) => data.user.sessionId));
      closeSessions(await sessions.listEnded([...ids]));
    },
  };
}

/** Tells the other processes who becomes visible here and who leaves. */
export function announceRooms(io: RealtimeServer, cluster: Cluster): void {
  const announce = (isVisible: boolean) => (room: string) => {
    const userId = visibleIn(room);
    if (userId !== undefined) cluster.publish({ kind: 'presence', userId, isVisible });
  };
  io.of('/').adapter.on('create-room', announce(true)).on('delete-room', announce(false));
}
