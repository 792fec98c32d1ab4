import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import type { Socket } from 'socket.io-client';
import { liveActions } from '@plumbline/shared-api/live';
import { patchThread, putMessages, withRead } from '@plumbline/shared-api/messages';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { listTag, stale, TAG_TYPES, type Tag } from '@plumbline/shared-api/tags';
import type { TypingTimers } from './typing-timers';

type Context = {
  dispatch: AppDispatch;
  refetch: (tags: readonly Tag[]) => void;
  /** Refetches all that is shown, some time within the next seconds. */
  catchUp: () => void;
  typing: TypingTimers;
};

type Handlers = {
  [Event in keyof ServerEvents]?: (context: Context, ...payload: Parameters<ServerEvents[Event]>) => void;
};

/** What each event of the server does. Threads of messages are patched; of everything else only the tags are told. */
const HANDLERS: Handlers = {
  // A newer server may name nouns that this build does not know.
  changed: ({ refetch }, { resource, jobId }) => {
    if (TAG_TYPES.includes(resource)) refetch(stale(resource, jobId));
  },
  catchUp: ({ catchUp }) => catchUp(),

  newMessage: ({ dispatch, refetch, typing }, message) => {
    typing.end(message.chatId);
    void dispatch(putMessages(message.chatId, [message]));
    refetch([listTag('Chat')]);
  },
  messageChanged: ({ dispatch, refetch }, message) => {
    void dispatch(putMessages(message.chatId, [message]));
    refetch([listTag('Chat')]);
  },
  messagesRead: ({ dispatch, refetch }, { chatId, ...read }) => {
    void dispatch(patchThread(chatId, (thread) => withRead(thread, read)));
    refetch([listTag('Chat')]);
  },

  typing: ({ typing }, typed) => typing.begin(typed),
  onlineUsers: ({ dispatch }, userIds) => void dispatch(liveActions.presenceTold(userIds)),
  userJoined: ({ dispatch }, { userId }) => void dispatch(liveActions.cameOnline(userId)),
  userOffline: ({ dispatch }, { userId }) => void dispatch(liveActions.wentOffline(userId)),
};

export function listen(socket: Socket<ServerEvents, ClientEvents>, context: Context): void {
  for (const [event, handle] of Object.entries(HANDLERS))
    socket.on(
      event as keyof ServerEvents,
      ((...payload: [never]) => {
        handle(context, ...payload);
      }) as () => void,
    );
}
