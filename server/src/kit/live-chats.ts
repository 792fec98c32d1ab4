import type { ServerEvents } from '@plumbline/shared-schema/events';

/** Events of one chat. */
type ChatEvents = Pick<
  ServerEvents,
  'newMessage' | 'messageChanged' | 'messagesRead' | 'userJoined' | 'typing'
>;
export type ChatEventName = keyof ChatEvents;

export type ChatEmit<E extends ChatEventName = ChatEventName> = {
  chatId: string;
  /** The two of it. */
  people: readonly string[];
  event: E;
  payload: Parameters<ChatEvents[E]>[0];
  /** The socket that caused it, whose acknowledgement says the same. */
  exceptSocketId?: string | undefined;
};

type Live = {
  emit: (emitted: ChatEmit) => void;
  isOnline: (userId: string) => boolean;
  /** From now on the person's sockets are hidden, or seen. */
  appear: (userId: string, isHidden: boolean) => void;
  /** Has this process emitted this message, or heard another do so? */
  hasEmitted: (messageId: string) => boolean;
};

export type LiveChats = ReturnType<typeof createLiveChats>;

/** What services know of open sockets. They are made before the sockets are: until `connect` nobody is there. */
export function createLiveChats() {
  let live: Live = {
    emit: () => undefined,
    isOnline: () => false,
    appear: () => undefined,
    hasEmitted: () => false,
  };
  return {
    connect: (sockets: Live): void => {
      live = sockets;
    },
    emit: <E extends ChatEventName>(emitted: ChatEmit<E>): void => live.emit(emitted),
    isOnline: (userId: string): boolean => live.isOnline(userId),
    appear: (userId: string, isHidden: boolean): void => live.appear(userId, isHidden),
    hasEmitted: (messageId: string): boolean => live.hasEmitted(messageId),
  };
}
