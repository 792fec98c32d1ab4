import type { IncomingHttpHeaders } from 'node:http';
import { registerUserSchema } from '@plumbline/shared-schema/events';
import type { Ack, RegisterUser } from '@plumbline/shared-schema/events';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Config } from '../config';
import type { Database } from '../database/connect';
import { AppError } from '../errors';
import { createCallCounter } from '../plugins/call-counter';
import { isPlain } from '../plugins/plain-requests';
import type { SessionsService } from '../modules/auth/sessions.service';
import { errorText, languageOf } from '../texts';
import { createPresence } from './presence';
import type { Presence } from './presence';
import { createPresenceRepository } from './presence.repository';
import { joinCluster, noCluster } from './cluster';
import type { Cluster } from './cluster';
import type { Done } from './cluster-messages';
import { closeTalkative, createHandshakes } from './floods';
import { createGap } from './gap';
import { announceRooms, createHere } from './here';
import { createMissedRepository } from './missed.repository';
import type { MissedRepository } from './missed.repository';
import { rooms } from './rooms';
import type { RealtimeServer, RealtimeSocket, Tell } from './socket-types';

/** Larger than any event: a message of 5,000 characters and its ids. */
const MAX_EVENT_BYTES = 64 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** More tabs of one browser than anybody reads. */
const SOCKETS_PER_SESSION = 30;
/** Who shows something older than this is told to ask again without a look. */
const LOOKED_BACK_MS = 60_000;
const EVENTS = { max: 30, windowMs: 10_000 };

type RealtimeOptions = {
  config: Config;
  database: Database;
  sessions: SessionsService;
  /** An event or a connection was refused: too many of them. */
  onRefused?: (() => void) | undefined;
};
type Parts = Pick<RealtimeOptions, 'sessions' | 'onRefused'> & {
  presence: Presence;
  missed: MissedRepository;
  log: FastifyBaseLogger;
};

export type Realtime = {
  tell: Tell;
  endSessions: (sessionIds: string[]) => void;
  /** Closes the sockets here whose session has ended, should nobody have told us. */
  closeEnded: () => Promise<void>;
  cluster: Pick<Cluster, 'count' | 'isJoined'>;
  /** Those of this process. */
  countSockets: () => number;
};

/**
 * Socket.IO on the server's own port. A socket is let in by the session token of its handshake (`auth: { token }`)
 * and closed when that session ends. Everything happens to the sockets of this process first and at once; with
 * REDIS_URL the other processes then do the same.
 */
export async function createRealtime(
  http: FastifyInstance,
  { config, database, sessions, onRefused }: RealtimeOptions,
): Promise<Realtime> {
  const io = listenForSockets(http.server, { config, sessions, onRefused });
  const here = createHere(io, sessions);
  const gap = createGap(async () => {
    io.emit('catchUp');
    await here.closeEnded();
  }, http.log);
  const { visibleHere, doHere } = here;
  const cluster =
    config.redisUrl === undefined
      ? noCluster
      : await joinCluster({
          url: config.redisUrl,
          log: http.log,
          visibleHere,
          onDone: doHere,
          onGap: gap.open,
        });
  const doEverywhere = (done: Done) => {
    doHere(done);
    cluster.publish(done);
  };
  const tell: Tell = (people, event, payload) => {
    if (people.length > 0) doEverywhere({ kind: 'tell', people: [...people], event, payload });
  };
  announceRooms(io, cluster);
  const isVisible = (userId: string) => here.isVisible(userId) || cluster.isVisible(userId);
  const presence = createPresence({ tell, isVisible, presence: createPresenceRepository(database) });
  const parts: Parts = {
    presence,
    sessions,
    missed: createMissedRepository(database),
    onRefused,
    log: http.log,
  };
  io.on('connection', (socket) => welcome(socket, parts));

  // Before Fastify stops listening, which would wait for open sockets. The transport only: a socket that the server
  // disconnects by name never tries again.
  http.addHook('preClose', async () => void io.engine.close());
  http.addHook('onClose', async () => {
    gap.close();
    await cluster.close();
  });

  return {
    tell,
    endSessions: (sessionIds) => doEverywhere({ kind: 'endSessions', sessionIds }),
    closeEnded: here.closeEnded,
    cluster,
    countSockets: () => io.engine.clientsCount,
  };
}

/** Lets in who comes from where they may, not too often, and with a session. */
function listenForSockets(
  server: FastifyInstance['server'],
  { config, sessions, onRefused }: Pick<RealtimeOptions, 'config' | 'sessions' | 'onRefused'>,
): RealtimeServer {
  const origins = allowedOrigins(config);
  const handshakes = createHandshakes(config, onRefused);
  const io: RealtimeServer = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: MAX_EVENT_BYTES,
    cors: { origin: origins, credentials: true },
    allowRequest: (request, answer) =>
      answer(null, isPlain(request) && isAllowed(request.headers, origins) && handshakes.mayBegin(request)),
  });
  io.engine.on('connection', closeTalkative);
  io.use((socket, next) => {
    admit(socket, sessions).then(
      () => next(),
      (error: Error) => {
        next(error);
        // Else one connection could try token after token. Told first.
        setImmediate(() => socket.conn.close());
      },
    );
  });
  return io;
}

function allowedOrigins({ publicUrl, allowedOrigins: others }: Config): string[] {
  return [...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]), ...others];
}

/** Pages of our own and of allowed origins; what is no browser sends no origin. */
function isAllowed({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  return origin === undefined || origins.includes(origin) || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

async function admit(socket: RealtimeSocket, sessions: SessionsService): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token !== 'string' || !/^[\w-]{20,200}$/.test(token)) throw refusal(socket, 'NOT_SIGNED_IN');
  const user = await sessions.lookup(token);
  if (user === undefined) throw refusal(socket, 'SESSION_EXPIRED');
  socket.data.user = user;
}

/** The client finds the code under `error.data.code`. */
function refusal({ handshake }: RealtimeSocket, code: ErrorCode): Error {
  const message = errorText(languageOf(handshake.headers['accept-language']), code);
  return Object.assign(new Error(message), { data: { code } });
}

function welcome(socket: RealtimeSocket, parts: Parts): void {
  const { user } = socket.data;
  const { presence, log } = parts;
  const report = (error: unknown) => log.error({ err: error }, 'socket');
  void socket.join([rooms.user(user._id), rooms.session(user.sessionId)]);
  const ofSession = socket.nsp.adapter.rooms.get(rooms.session(user.sessionId))?.size ?? 0;
  if (ofSession > SOCKETS_PER_SESSION) return void socket.disconnect(true);

  const untilEnd = Math.min(user.sessionExpiresAt.getTime() - Date.now(), LONGEST_TIMER_MS);
  const end = setTimeout(() => socket.disconnect(true), untilEnd).unref();

  const events = createCallCounter(EVENTS);
  socket.on('registerUser', (payload: unknown, ack?: unknown) => {
    void answer({ socket, ack, report }, async () => {
      const retryAfter = events.count(socket.id);
      if (retryAfter !== undefined) {
        parts.onRefused?.();
        throw new AppError('RATE_LIMITED', { retryAfter });
      }
      await register(socket, payload, parts);
    });
  });
  socket.on('disconnect', () => {
    clearTimeout(end);
    presence.leave(user._id).catch(report);
  });
}

async function register(
  socket: RealtimeSocket,
  payload: unknown,
  { presence, sessions, missed }: Parts,
): Promise<void> {
  const { user } = socket.data;
  const parsed = registerUserSchema.safeParse(payload);
  // PostgreSQL cannot keep a NUL character.
  if (!parsed.success || parsed.data.deviceToken?.includes('\0')) throw new AppError('VALIDATION_FAILED');
  const { userId, deviceToken, ageMs }: RegisterUser = parsed.data;
  if (userId !== user._id) throw new AppError('FORBIDDEN');
  if (deviceToken !== undefined) await sessions.setDeviceToken(user.sessionId, deviceToken);
  if (!(await presence.isHidden(user._id))) await socket.join(rooms.visible(user._id));
  await presence.announce(user._id);
  // In its rooms already: what comes from now on is told.
  if (ageMs !== undefined && (ageMs > LOOKED_BACK_MS || (await missed.hasNews(userId, ageMs))))
    socket.emit('catchUp');
}

type Asked = { socket: RealtimeSocket; ack: unknown; report: (error: unknown) => void };

/** Every event is acknowledged, well or badly; a client may leave the callback out. */
async function answer({ socket, ack, report }: Asked, work: () => Promise<void>): Promise<void> {
  const reply = (result: Ack) => {
    if (typeof ack === 'function') (ack as (result: Ack) => void)(result);
  };
  try {
    await work();
    reply({ success: true });
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    if (code === 'INTERNAL') report(error);
    reply({
      success: false,
      error: errorText(languageOf(socket.handshake.headers['accept-language']), code),
    });
  }
}
