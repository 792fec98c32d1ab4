import { createGathered } from '../../../kit/gathered';
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

/** Who is online, sent only to people who share a chat with them. Those who come or go together share two looks. */
export function createPresence({ emitToUsers, isVisible, presence }: Dependencies) {
  const announce = createGathered<string>(async (userIds) => {
    const contacts = await presence.listContactIdsOf([...new Set(userIds)]);
    const visible = (userId: string) => (contacts.get(userId) ?? []).filter(isVisible);
    for (const userId of new Set(userIds)) emitToUsers([userId], 'onlineUsers', visible(userId));
    const told = new Set(userIds.filter(isVisible).flatMap(visible));
    if (told.size === 0) return;
    const theirs = await presence.listContactIdsOf([...told]);
    for (const id of told) emitToUsers([id], 'onlineUsers', (theirs.get(id) ?? []).filter(isVisible));
  });

  const tellOffline = createGathered<string>(async (userIds) => {
    const contacts = await presence.listContactIdsOf([...new Set(userIds)]);
    // Who is back meanwhile has been announced.
    for (const userId of new Set(userIds))
      if (!isVisible(userId)) emitToUsers(contacts.get(userId) ?? [], 'userOffline', { userId });
  });

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
    announce,

    /** Sends it to the contacts of a person who hides. */
    hide: tellOffline,

    /** Sends it to the contacts once the last visible socket is closed. */
    leave: async (userId: string): Promise<void> => {
      if (!isVisible(userId)) await tellOffline(userId);
    },
  };
}
