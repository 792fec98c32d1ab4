import { registerUserSchema } from '@plumbline/shared-schema/events';
import type { Ack, RegisterUser } from '@plumbline/shared-schema/events';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Config } from '../config';
import type { Database } from '../database/connect';
import { AppError } from '../errors';
import type { SessionsService } from '../modules/auth/sessions.service';
import { errorText, languageOf } from '../texts';
import { createPresence } from './presence';
import type { Presence } from './presence';
import { createPresenceRepository } from './presence.repository';
import { connectRedis } from './redis-adapter';
import { rooms } from './rooms';
import type { RealtimeServer, RealtimeSocket } from './socket-types';

/** Larger than any event: a message of 5,000 characters and its ids. */
const MAX_EVENT_BYTES = 64 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type RealtimeOptions = { config: Config; database: Database; sessions: SessionsService };
type Parts = { presence: Presence; sessions: SessionsService; log: FastifyBaseLogger };

export type Realtime = { io: RealtimeServer; endSessions: (sessionIds: string[]) => void };

/**
 * Socket.IO on the server's own port. A socket is let in by the session token of its handshake (`auth: { token }`)
 * and closed when that session ends. With REDIS_URL any number of processes act as one.
 */
export async function createRealtime(http: FastifyInstance, { config, database, sessions }: RealtimeOptions): Promise<Realtime> {
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, http.log);
  const origins = [config.publicUrl, ...config.allowedOrigins].filter((origin) => origin !== undefined);
  const io: RealtimeServer = new Server(http.server, {
    serveClient: false,
    maxHttpBufferSize: MAX_EVENT_BYTES,
    cors: { origin: origins, credentials: true },
    ...(redis && { adapter: redis.adapter }),
  });
  const presence = createPresence({ io, presence: createPresenceRepository(database) });
  io.use((socket, next) => void admit(socket, sessions).then(() => next(), next));
  io.on('connection', (socket) => welcome(socket, { presence, sessions, log: http.log }));

  // Before Fastify stops listening, which would wait for open sockets.
  http.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
    void io.of('/').adapter.close();
  });
  http.addHook('onClose', async () => redis?.close());

  return {
    io,
    endSessions: (sessionIds) => {
      io.in(sessionIds.map(rooms.session)).disconnectSockets(true);
    },
  };
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

  const untilEnd = Math.min(user.sessionExpiresAt.getTime() - Date.now(), LONGEST_TIMER_MS);
  const end = setTimeout(() => socket.disconnect(true), untilEnd).unref();

  socket.on('registerUser', (payload: unknown, ack?: unknown) => {
    void answer(socket, ack, () => register(socket, payload, parts));
  });
  socket.on('disconnect', () => {
    clearTimeout(end);
    presence.leave(user._id).catch(report);
  });
}

async function register(socket: RealtimeSocket, payload: unknown, { presence, sessions }: Parts): Promise<void> {
  const { user } = socket.data;
  const parsed = registerUserSchema.safeParse(payload);
  if (!parsed.success) throw new AppError('VALIDATION_FAILED');
  const { userId, deviceToken }: RegisterUser = parsed.data;
  if (userId !== user._id) throw new AppError('FORBIDDEN');
  if (deviceToken !== undefined) await sessions.setDeviceToken(user.sessionId, deviceToken);
  if (!(await presence.isHidden(user._id))) await socket.join(rooms.visible(user._id));
  await presence.announce(user._id);
}

/** Every event is acknowledged, well or badly; SPEC-only clients may leave the callback out. */
async function answer(socket: RealtimeSocket, ack: unknown, work: () => Promise<void>): Promise<void> {
  const reply = (result: Ack) => {
    if (typeof ack === 'function') (ack as (result: Ack) => void)(result);
  };
  try {
    await work();
    reply({ success: true });
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    reply({ success: false, error: errorText(languageOf(socket.handshake.headers['accept-language']), code) });
  }
}
