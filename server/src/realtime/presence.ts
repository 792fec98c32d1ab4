import type { RealtimeServer } from './socket-types';
import type { PresenceRepository } from './presence.repository';
import { rooms } from './rooms';

export type Presence = ReturnType<typeof createPresence>;

/**
 * Who is online, told only to people who share a chat with them. Nothing is kept: rooms know it,
 * over all processes.
 */
export function createPresence({ io, presence }: { io: RealtimeServer; presence: PresenceRepository }) {
  const isOnline = async (userId: string): Promise<boolean> =>
    (await io.in(rooms.visible(userId)).fetchSockets()).length > 0;

  async function onlineAmong(userIds: string[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const sockets = await io.in(userIds.map(rooms.visible)).fetchSockets();
    return [...new Set(sockets.map(({ data }) => data.user._id))];
  }

  async function sendOnlineUsers(userId: string): Promise<void> {
    io.to(rooms.user(userId)).emit('onlineUsers', await onlineAmong(await presence.listContactIds(userId)));
  }

  return {
    isHidden: (userId: string): Promise<boolean> => presence.isHidden(userId),

    /** Tells this person who is there and, unless hidden, those who are there about this person. */
    announce: async (userId: string): Promise<void> => {
      await sendOnlineUsers(userId);
      if (!(await isOnline(userId))) return;
      const contacts = await onlineAmong(await presence.listContactIds(userId));
      await Promise.all(contacts.map(sendOnlineUsers));
    },

    /** Tells the contacts once the last visible socket is gone. */
    leave: async (userId: string): Promise<void> => {
      if (await isOnline(userId)) return;
      const contacts = await presence.listContactIds(userId);
      if (contacts.length > 0) io.to(contacts.map(rooms.user)).emit('userOffline', { userId });
    },
  };
}
