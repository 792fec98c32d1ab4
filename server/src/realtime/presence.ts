import type { PresenceRepository } from './presence.repository';
import type { Tell } from './socket-types';

export type Presence = ReturnType<typeof createPresence>;

type Dependencies = {
  tell: Tell;
  /** Has this person a socket, here or at another process, that others may know of? */
  isVisible: (userId: string) => boolean;
  presence: PresenceRepository;
};

/** Who is online, told only to people who share a chat with them. */
export function createPresence({ tell, isVisible, presence }: Dependencies) {
  const onlineContacts = async (userId: string): Promise<string[]> =>
    (await presence.listContactIds(userId)).filter(isVisible);

  const sendOnlineUsers = async (userId: string): Promise<void> =>
    tell([userId], 'onlineUsers', await onlineContacts(userId));

  return {
    isHidden: (userId: string): Promise<boolean> => presence.isHidden(userId),

    /** Tells this person who is there and, unless hidden, those who are there about this person. */
    announce: async (userId: string): Promise<void> => {
      const contacts = await onlineContacts(userId);
      tell([userId], 'onlineUsers', contacts);
      if (isVisible(userId)) await Promise.all(contacts.map(sendOnlineUsers));
    },

    /** Tells the contacts once the last visible socket is gone. */
    leave: async (userId: string): Promise<void> => {
      if (isVisible(userId)) return;
      tell(await presence.listContactIds(userId), 'userOffline', { userId });
    },
  };
}
