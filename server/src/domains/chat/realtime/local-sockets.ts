import type { Message } from '@plumbline/shared-schema/messages';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import { rooms, visibleIn } from './rooms';
import type { Broadcast, RealtimeServer } from './socket-types';

type BroadcastOf<K extends Broadcast['kind']> = Extract<Broadcast, { kind: K }>;

/** The sockets of this process. */
export function createLocalSockets(io: RealtimeServer, sessions: Pick<SessionsService, 'listEnded'>) {
  const open = () => io.of('/').adapter.rooms;
  const closeSessions = (sessionIds: readonly string[]) => {
    if (sessionIds.length > 0) io.local.in(sessionIds.map(rooms.session)).disconnectSockets(true);
  };
  const emitted = createRecentIds();
  const emitToChat = (broadcast: BroadcastOf<'chat'>) => {
    const { chatId, people, event, payload, exceptSocketId } = broadcast;
    // From here, from the process that wrote it and from the one that relays its event: only the first counts.
    if (event === 'newMessage' && !emitted.add((payload as Message)._id)) return;
    const room = rooms.chat(chatId);
    const sender = exceptSocketId === undefined ? [] : [exceptSocketId];
    const inChat = open().get(room);
    const isOther = (socketId: string) => socketId !== exceptSocketId;
    // A packet is encoded before anybody looks who is there.
    if (has(inChat, isOther))
      io.local
        .to(room)
        .except(sender)
        .emit(event, payload as never);
    if (event === 'userJoined' || event === 'typing') return;
    const isElsewhere = (socketId: string) => isOther(socketId) && inChat?.has(socketId) !== true;
    const theirs = people.map(rooms.user).filter((name) => has(open().get(name), isElsewhere));
    // To no room would be to everybody.
    if (theirs.length > 0)
      io.local
        .to(theirs)
        .except([room, ...sender])
        .emit('changed', { resource: 'Chat', _id: chatId });
  };
  return {
    hasEmitted: emitted.has,
    isVisible: (userId: string): boolean => open().has(rooms.visible(userId)),
    listVisible: (): string[] => [...open().keys()].flatMap((room) => visibleIn(room) ?? []),
    // Written by `emitToUsers` of this process or of another, which has typed it.
    emit: ({ people, event, payload }: BroadcastOf<'emit'>): void =>
      void io.local.to(people.map(rooms.user)).emit(event, payload as never),
    emitToChat,
    closeSessions,
    appear: ({ userId, isHidden }: BroadcastOf<'appear'>): void => {
      const theirs = io.local.in(rooms.user(userId));
      if (isHidden) theirs.socketsLeave(rooms.visible(userId));
      else theirs.socketsJoin(rooms.visible(userId));
    },
    closeEnded: async (): Promise<void> => {
      const ids = new Set([...io.of('/').sockets.values()].map(({ data }) => data.user.sessionId));
      closeSessions(await sessions.listEnded([...ids]));
    },
    catchUp: (): void => void io.local.emit('catchUp'),
  };
}

function has(socketIds: ReadonlySet<string> | undefined, fits: (socketId: string) => boolean): boolean {
  for (const socketId of socketIds ?? []) if (fits(socketId)) return true;
  return false;
}

/** Longer than anything is on its way between processes. */
const KEPT = 10_000;

/** The last ten thousand ids, and up to as many before. Dropped together: to find the oldest of a set takes long. */
function createRecentIds() {
  let ids = new Set<string>();
  let former = new Set<string>();
  const has = (id: string): boolean => ids.has(id) || former.has(id);
  return {
    has,
    /** False where it was there. */
    add: (id: string): boolean => {
      if (has(id)) return false;
      ids.add(id);
      if (ids.size >= KEPT) [former, ids] = [ids, new Set()];
      return true;
    },
  };
}
