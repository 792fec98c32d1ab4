import type { PresenceRepository } from './presence.repository';
import { rooms } from './rooms';
import type { EmitToUsers, RealtimeSocket } from './socket-types';

export type Presence = ReturnType<typeof createPresence>;

type Dependencies = {
  emitToUsers: EmitToUsers;
  /** Has this person a socket, here or at another process, that others may know of? */
  isVisible: (userId: string) => boolean;
  presence: PresenceRepository;
};

/** Who is online, sent only to people who share a chat with them. */
export function createPresence({ emitToUsers, isVisible, presence }: Dependencies) {
  return {
    isHidden: (userId: string): Promise<boolean> => presence.isHidden(userId),

    /** Makes a socket known to others, unless its person hides. */
    show: async (userId: string, socket: Pick<RealtimeSocket, 'join' | 'leave'>): Promise<void> => {
      if (await presence.isHidden(userId)) return;
      await socket.join(rooms.visible(userId));
      // Who began to hide meanwhile did so before the socket was there to be hidden.
      if (await presence.isHidden(userId)) await socket.leave(rooms.visible(userId));
    },

    /** Sends this person who is online and, unless hidden, sends those the same about this person. */
    announce: async (userId: string): Promise<void> => {
      const contacts = (await presence.listContactIds(userId)).filter(isVisible);
      emitToUsers([userId], 'onlineUsers', contacts);
      if (contacts.length === 0 || !isVisible(userId)) return;
      const theirs = await presence.listContactIdsOf(contacts);
      for (const id of contacts) emitToUsers([id], 'onlineUsers', (theirs.get(id) ?? []).filter(isVisible));
    },

    /** Sends it to the contacts of a person who hides. */
    hide: async (userId: string): Promise<void> =>
      emitToUsers(await presence.listContactIds(userId), 'userOffline', { userId }),

    /** Sends it to the contacts once the last visible socket is closed. */
    leave: async (userId: string): Promise<void> => {
      if (isVisible(userId)) return;
      emitToUsers(await presence.listContactIds(userId), 'userOffline', { userId });
    },
  };
}
