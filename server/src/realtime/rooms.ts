/** Rooms are how anything, in any process, reaches sockets. */
export const rooms = {
  /** Every socket of a person. */
  user: (userId: string) => `user:${userId}`,
  /** Every socket of one signed-in device: closed when its session ends. */
  session: (sessionId: string) => `session:${sessionId}`,
  /** Registered sockets of a person who does not hide: whose presence others may see. */
  visible: (userId: string) => `visible:${userId}`,
};
