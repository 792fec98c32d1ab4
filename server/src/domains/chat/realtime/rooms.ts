/** Rooms are how anything reaches the sockets of this process. */
export const rooms = {
  /** Every socket of a person. */
  user: (userId: string) => `user:${userId}`,
  /** Every socket of one signed-in device: closed when its session ends. */
  session: (sessionId: string) => `session:${sessionId}`,
  /** Sockets that show this chat. */
  chat: (chatId: string) => `chat:${chatId}`,
  /** Registered sockets of a person who does not hide: whose presence others may see. */
  visible: (userId: string) => `visible:${userId}`,
};

/** Whose `visible` room it is, if it is one. */
export function visibleIn(room: string): string | undefined {
  return room.startsWith('visible:') ? room.slice('visible:'.length) : undefined;
}
