import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import { api } from '@plumbline/shared-api/api';
import { joinRooms, liveActions, setLiveSocket, type KnownChats } from '@plumbline/shared-api/live';
import { lastKnownSeq, putMessages } from '@plumbline/shared-api/messages';
import { readToken } from '@plumbline/shared-api/session';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { TAG_TYPES, type Tag } from '@plumbline/shared-api/tags';
import { listen } from './socket-handlers';
import { typingTimers } from './typing-timers';
import { watchConnection } from './watch-connection';

/** Jitter, so that not all pages reconnect to a restarted server at once. */
const pauseMs = () => 500 + Math.random() * 4500;
/** Jitter: the server tells all pages to catch up at the same moment. */
const spreadMs = () => Math.random() * 3000;

const EVERYTHING: readonly Tag[] = TAG_TYPES.map((type) => ({ type }));

/** True when the server refused the token itself; a server in trouble refuses everybody for a while. */
function isSessionOver(error: Error): boolean {
  const { code } = (error as { data?: { code?: string } }).data ?? {};
  return code === 'NOT_SIGNED_IN' || code === 'SESSION_EXPIRED';
}

/** `origin`: the server's. `since`: when this page began to ask for what this person sees. */
type LiveSocketOptions = { origin: string; userId: string; since: number; dispatch: AppDispatch };

/**
 * Opens the socket (websocket first, then polling) and returns a function that closes it. The token is read at each
 * attempt, so a renewed session is used. A reconnect refetches everything that is shown, and so does the server's
 * `catchUp`: events may have been missed.
 */
export function openLiveSocket({ origin, userId, since, dispatch }: LiveSocketOptions): () => void {
  let tried: string | null = null;
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
    auth: (give) => {
      tried = readToken();
      give({ token: tried });
    },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Another person's socket is another connection: a handshake belongs to its token.
    forceNew: true,
  });
  setLiveSocket(socket);
  const { refetch, forget } = gatherer(dispatch);
  const typing = typingTimers(dispatch);
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;

  const comeBack = () => {
    clearTimeout(pausing);
    pausing = setTimeout(() => {
      if (readToken() !== null) socket.connect();
    }, pauseMs());
  };

  socket.on('connect', () => {
    socket.emit('registerUser', { userId, ...(!hasBeenOpen && { ageMs: Math.max(0, Date.now() - since) }) });
    joinRooms(knownChats(dispatch));
    dispatch(liveActions.opened());
    if (hasBeenOpen) refetch(EVERYTHING);
    hasBeenOpen = true;
  });
  // After these two socket.io does not reconnect by itself.
  socket.on('disconnect', (reason) => {
    typing.endAll();
    dispatch(liveActions.closed());
    if (reason === 'io server disconnect') comeBack();
  });
  socket.on('connect_error', (error) => {
    if (!socket.active && (!isSessionOver(error) || readToken() !== tried)) comeBack();
  });
  const catchUp = () => {
    clearTimeout(catchingUp);
    catchingUp = setTimeout(() => {
      // Answered with who is online.
      socket.emit('registerUser', { userId });
      refetch(EVERYTHING);
    }, spreadMs());
  };
  listen(socket, { dispatch, refetch, catchUp, typing });
  const stopWatching = watchConnection({
    onWake: () => socket.disconnect().connect(),
    onOffline: () => socket.disconnect(),
    onOnline: () => socket.connect(),
  });

  return () => {
    stopWatching();
    clearTimeout(pausing);
    clearTimeout(catchingUp);
    forget();
    setLiveSocket(undefined);
    socket.disconnect();
  };
}

const knownChats = (dispatch: AppDispatch): KnownChats => ({
  lastSeqOf: (chatId) => dispatch(lastKnownSeq(chatId)),
  put: (chatId, messages) => void dispatch(putMessages(chatId, messages)),
});

/** Changes often come in pairs (an offer and its notification): batched, they refetch once. */
const GATHER_MS = 50;

/** Refetches what the tags are about, batched. */
function gatherer(dispatch: AppDispatch) {
  const heard = new Map<string, Tag>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  return {
    refetch(tags: readonly Tag[]) {
      for (const tag of tags) heard.set(`${tag.type} ${tag.id ?? ''}`, tag);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        dispatch(api.util.invalidateTags([...heard.values()]));
        heard.clear();
      }, GATHER_MS);
    },
    forget: () => clearTimeout(gathering),
  };
}
