import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import { api } from '@plumbline/shared-api/api';
import { readToken } from '@plumbline/shared-api/session';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { stale, TAG_TYPES, type Tag } from '@plumbline/shared-api/tags';

/** Changes often come in pairs (an offer and its notification): batched, they refetch once. */
const GATHER_MS = 50;

/** Jitter, so that not all pages reconnect to a restarted server at once. */
const pauseMs = () => 500 + Math.random() * 4500;
/** Jitter: the server tells all pages to catch up at the same moment. */
const spreadMs = () => Math.random() * 3000;

const TICK_MS = 15_000;
/** Browsers throttle timers of hidden pages to one a minute; a longer gap is sleep. */
const SLEEP_MS = 100_000;

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
    // Another person's socket is another connection: a handshake belongs to its token.
    forceNew: true,
  });
  const { refetch, forget } = gatherer(dispatch);
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
    if (hasBeenOpen) refetch(EVERYTHING);
    hasBeenOpen = true;
  });
  socket.on('catchUp', () => {
    clearTimeout(catchingUp);
    catchingUp = setTimeout(() => refetch(EVERYTHING), spreadMs());
  });
  // After these two socket.io does not reconnect by itself.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') comeBack();
  });
  socket.on('connect_error', (error) => {
    if (!socket.active && (!isSessionOver(error) || readToken() !== tried)) comeBack();
  });
  socket.on('changed', ({ resource, jobId }) => {
    // A newer server may name nouns that this build does not know.
    if (TAG_TYPES.includes(resource)) refetch(stale(resource, jobId));
  });
  // The connection may be half-open, which its own pings would notice only later.
  const stopWatching = watchSleep(() => socket.disconnect().connect());

  return () => {
    stopWatching();
    clearTimeout(pausing);
    clearTimeout(catchingUp);
    forget();
    socket.disconnect();
  };
}

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

/** Calls `onWake` when the page resumes after the machine or the browser suspended it. Returns an unsubscribe function. */
function watchSleep(onWake: () => void): () => void {
  let seen = Date.now();
  const look = () => {
    const hasSlept = Date.now() - seen > SLEEP_MS;
    seen = Date.now();
    if (hasSlept) onWake();
  };
  const ticking = setInterval(look, TICK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', look);
  };
}
