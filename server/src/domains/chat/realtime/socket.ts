import { registerUserSchema } from '@plumbline/shared-schema/events';
import type { RegisterUser } from '@plumbline/shared-schema/events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../../settings/config';
import type { Database } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessagesService } from '../messages/messages.service';
import type { SendingService } from '../messages/sending.service';
import { createPresence } from './presence';
import type { Presence } from './presence';
import { createPresenceRepository } from './presence.repository';
import { joinCluster, noCluster } from './cluster';
import type { Cluster } from './cluster';
import { onChatEvents } from './chat-events';
import { createEventListener } from './event-listener';
import { createGap } from './gap';
import { listenForSockets } from './handshake';
import { closeOneByOne } from './close-one-by-one';
import { createLocalSockets } from './local-sockets';
import { createMissedRepository } from './missed.repository';
import type { MissedRepository } from './missed.repository';
import { rooms } from './rooms';
import { createRunningWork } from './running-work';
import type { RunningWork } from './running-work';
import type { Broadcast, EmitToUsers, RealtimeServer, RealtimeSocket } from './socket-types';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** How long sockets take that are still there when the server closes. */
const CLOSE_MS = 1000;
/** More tabs than one browser has open. */
const SOCKETS_PER_SESSION = 30;
/** A page that shows older data than this refetches everything, without a look at what it missed. */
const MAX_LOOK_BACK_MS = 60_000;

type RealtimeOptions = {
  config: Config;
  database: Database;
  sessions: SessionsService;
  messages: MessagesService;
  sending: SendingService;
  liveChats: LiveChats;
  /** An event or a connection was refused: too many of them. */
  onRefused?: (() => void) | undefined;
  /** What public pages show of these jobs and people has changed, in whatever process; without ids: of any. */
  onPagesChanged: (ids?: readonly string[]) => void;
  /** What visitors read has changed by another process, or may have. */
  onReadsChanged: () => void;
};
type Parts = Pick<RealtimeOptions, 'sessions' | 'messages' | 'sending' | 'liveChats' | 'onRefused'> & {
  config: Config;
  presence: Presence;
  missed: MissedRepository;
  work: RunningWork;
  log: FastifyBaseLogger;
};

export type Realtime = {
  emitToUsers: EmitToUsers;
  endSessions: (sessionIds: string[]) => void;
  /** Tells every process that public pages about these jobs and people have changed. */
  changePages: (ids: string[]) => void;
  /** Closes the sockets of this process whose session has ended, in case the broadcast was missed. */
  closeEnded: () => Promise<void>;
  cluster: Pick<Cluster, 'count' | 'isJoined' | 'tellReadsChanged'>;
  /** Those of this process. */
  countSockets: () => number;
  /** Lets the sockets of this process go, one after the other. */
  leave: (withinMs: number) => Promise<void>;
};

/**
 * Socket.IO on the server's own port. A socket is let in by the session token of its handshake (`auth: { token }`)
 * and closed when that session ends. Everything is applied to the sockets of this process first; with REDIS_URL the
 * other processes then do the same.
 */
export async function createRealtime(http: FastifyInstance, options: RealtimeOptions): Promise<Realtime> {
  const { config, database, sessions, liveChats } = options;
  const work = createRunningWork();
  const io = listenForSockets(http, options);
  const local = createLocalSockets(io, sessions);
  const gap = createGap(async () => {
    local.catchUp();
    options.onPagesChanged();
    await local.closeEnded();
  }, http.log);
  const report = (error: unknown) => http.log.error({ err: error }, 'socket');
  const apply = createApply({
    local,
    announce: (userId) => work.track(presence.announce(userId)).catch(report),
    onPagesChanged: options.onPagesChanged,
  });
  const cluster =
    config.redisUrl === undefined
      ? noCluster
      : await joinCluster(io, {
          url: config.redisUrl,
          log: http.log,
          listVisible: local.listVisible,
          onBroadcast: apply,
          onGap: gap.open,
          onReadsChanged: options.onReadsChanged,
        });
  const broadcast = (message: Broadcast) => {
    apply(message);
    cluster.publish(message);
  };
  const emitToUsers: EmitToUsers = (people, event, payload) => {
    if (people.length > 0) broadcast({ kind: 'emit', people: [...people], event, payload });
  };
  const isVisible = (userId: string) => local.isVisible(userId) || cluster.isVisible(userId);
  const presence = createPresence({ emitToUsers, isVisible, presence: createPresenceRepository(database) });
  liveChats.connect({
    emit: ({ people, exceptSocketId, ...emitted }) =>
      broadcast({ kind: 'chat', people: [...people], exceptSocketId, ...emitted }),
    isOnline: isVisible,
    appear: (userId, isHidden) => {
      broadcast({ kind: 'appear', userId, isHidden });
      if (isHidden) work.track(presence.hide(userId)).catch(report);
    },
    hasEmitted: local.hasEmitted,
  });
  const missed = createMissedRepository(database);
  const parts: Parts = { ...options, presence, missed, work, log: http.log };
  io.on('connection', (socket) => welcome(socket, parts));

  closeWith(http, { io, work, gap, cluster });

  return {
    emitToUsers,
    endSessions: (sessionIds) => broadcast({ kind: 'endSessions', sessionIds }),
    changePages: (ids) => broadcast({ kind: 'pagesChanged', ids }),
    closeEnded: local.closeEnded,
    cluster,
    countSockets: () => io.engine.clientsCount,
    leave: (withinMs) => letGo(io, withinMs),
  };
}

type Closing = {
  io: RealtimeServer;
  work: RunningWork;
  gap: ReturnType<typeof createGap>;
  cluster: Pick<Cluster, 'close'>;
};

/** The transport only: a socket that the server disconnects by name never tries again. */
function letGo(io: RealtimeServer, withinMs: number): Promise<void> {
  return closeOneByOne(
    [...io.of('/').sockets.values()].map(({ conn }) => conn),
    withinMs,
  );
}

function closeWith(http: FastifyInstance, { io, work, gap, cluster }: Closing): void {
  // Before Fastify stops listening, which would wait for open sockets.
  http.addHook('preClose', async () => {
    work.end();
    await letGo(io, CLOSE_MS);
    io.engine.close();
  });
  http.addHook('onClose', async () => {
    gap.close();
    await work.settled();
    await cluster.close();
  });
}

type Applying = Pick<RealtimeOptions, 'onPagesChanged'> & {
  local: ReturnType<typeof createLocalSockets>;
  announce: (userId: string) => void;
};

type Appliers = { [K in Broadcast['kind']]: (broadcast: Extract<Broadcast, { kind: K }>) => void };

/** Applies a broadcast to the sockets of this process, which announces those of its people who appear again. */
function createApply({ local, announce, onPagesChanged }: Applying) {
  const appliers: Appliers = {
    emit: local.emit,
    chat: local.emitToChat,
    endSessions: ({ sessionIds }) => local.closeSessions(sessionIds),
    pagesChanged: ({ ids }) => onPagesChanged(ids),
    appear: (broadcast) => {
      local.appear(broadcast);
      if (!broadcast.isHidden && local.isVisible(broadcast.userId)) announce(broadcast.userId);
    },
  };
  return (broadcast: Broadcast): void => appliers[broadcast.kind](broadcast as never);
}

function welcome(socket: RealtimeSocket, parts: Parts): void {
  const { user } = socket.data;
  const { presence, work, log } = parts;
  // It was let in while the server began to stop.
  if (work.isEnding()) return void socket.conn.close();
  const report = (error: unknown) => log.error({ err: error }, 'socket');
  void socket.join([rooms.user(user._id), rooms.session(user.sessionId)]);
  const ofSession = socket.nsp.adapter.rooms.get(rooms.session(user.sessionId))?.size ?? 0;
  if (ofSession > SOCKETS_PER_SESSION) return void socket.disconnect(true);

  const untilEnd = Math.min(user.sessionExpiresAt.getTime() - Date.now(), LONGEST_TIMER_MS);
  const end = setTimeout(() => socket.disconnect(true), untilEnd).unref();

  const on = createEventListener(socket, parts);
  on('registerUser', registerUserSchema, (payload) => register(socket, payload, parts));
  onChatEvents(on, socket, parts);
  socket.on('disconnect', () => {
    clearTimeout(end);
    work.track(presence.leave(user._id)).catch(report);
  });
}

async function register(
  socket: RealtimeSocket,
  { userId, deviceToken, ageMs }: RegisterUser,
  { presence, sessions, missed }: Parts,
): Promise<void> {
  const { user } = socket.data;
  if (userId !== user._id) throw new AppError('FORBIDDEN');
  if (deviceToken !== undefined) await sessions.setDeviceToken(user.sessionId, deviceToken);
  await presence.show(user._id, socket);
  await presence.announce(user._id);
  // It has joined its rooms: events from now on reach it.
  if (ageMs !== undefined && (ageMs > MAX_LOOK_BACK_MS || (await missed.hasNews(userId, ageMs))))
    socket.emit('catchUp');
}
