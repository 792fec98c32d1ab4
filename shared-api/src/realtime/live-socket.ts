import { io, type Socket } from 'socket.io-client';
import type { Changed, ClientEvents, ServerEvents } from '@plumbline/shared-schema/events';
import { api } from '@plumbline/shared-api/api';
import { readToken } from '@plumbline/shared-api/session';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { TAG_TYPES, type TagType } from '@plumbline/shared-api/tags';

type Resource = Changed['resource'];

/** What else is told with a resource: a contract hires the applicant and closes its offer. */
const ALSO: Partial<Record<Resource, readonly string[]>> = {
  Contract: ['Offer', 'Application', 'Report'],
  Offer: ['Report'],
  Application: ['Job', 'Report'],
  Chat: ['Message'],
  // A new job that a saved search found is counted there as well.
  Notification: ['SavedSearch'],
};

/** Changes often come in pairs (an offer and its notification): one refetch serves both. */
const GATHER_MS = 50;

function tagTypesOf(resources: Iterable<string>): TagType[] {
  const wanted = new Set(Array.from(resources).flatMap((name) => [name, ...(ALSO[name as Resource] ?? [])]));
  return TAG_TYPES.filter((type) => wanted.has(type));
}

/** `origin`: the server's. */
type LiveSocketOptions = { origin: string; userId: string; dispatch: AppDispatch };

/** What a lost connection may have missed: everything that can change under a viewer's feet. */
const MISSABLE: readonly Resource[] = ['Application', 'Offer', 'Contract', 'Invite', 'Chat', 'Notification'];

/**
 * Opens the socket (websocket first, then polling) and gives what closes it. The token is read at each attempt, so a
 * renewed session is used. After a gap all that may have changed meanwhile is refetched.
 */
export function openLiveSocket({ origin, userId, dispatch }: LiveSocketOptions): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
    auth: (give) => give({ token: readToken() }),
    transports: ['websocket', 'polling'],
    // Another person's socket is another connection: a handshake belongs to its token.
    forceNew: true,
  });
  const heard = new Set<Resource>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;

  const tell = (resources: readonly Resource[]) => {
    for (const resource of resources) heard.add(resource);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      const types = tagTypesOf(heard);
      heard.clear();
      dispatch(api.util.invalidateTags(types));
    }, GATHER_MS);
  };

  socket.on('connect', () => {
    socket.emit('registerUser', { userId });
    if (hasBeenOpen) tell(MISSABLE);
    hasBeenOpen = true;
  });
  socket.on('changed', ({ resource }) => tell([resource]));

  return () => {
    clearTimeout(gathering);
    socket.disconnect();
  };
}
