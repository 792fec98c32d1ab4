import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Config } from '../../../settings/config';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import { isPlain } from '../../../http/plugins/plain-requests';
import { errorText, languageOf } from '../../../kit/texts';
import { closeTalkative, createHandshakes, cutOffLater } from './floods';
import type { RealtimeServer, RealtimeSocket } from './socket-types';

/**
 * Far larger than any event, which is a message of 5,000 characters and its ids, so that one which is too large is
 * refused by its shape and acknowledged. What is larger still ends the connection.
 */
const MAX_EVENT_BYTES = 256 * 1024;
/** A page says at once whose it is. */
const CONNECT_MS = 10_000;

type HandshakeOptions = {
  config: Config;
  sessions: SessionsService;
  /** A connection was refused: too many of them. */
  onRefused?: (() => void) | undefined;
};

/** Accepts connections from allowed origins, within the rate limits, and with a session. */
export function listenForSockets(
  http: FastifyInstance,
  { config, sessions, onRefused }: HandshakeOptions,
): RealtimeServer {
  const origins = allowedOrigins(config);
  const handshakes = createHandshakes(config, onRefused);
  // A worker has no sockets: a server that never listens stands for what the others' are told through.
  const server = config.takesCalls ? http.server : createServer();
  const io: RealtimeServer = new Server(server, {
    serveClient: false,
    // The calls of long polling would reach now this process, now another.
    transports: config.processes > 1 ? ['websocket'] : ['polling', 'websocket'],
    maxHttpBufferSize: MAX_EVENT_BYTES,
    connectTimeout: CONNECT_MS,
    cors: { origin: origins, credentials: true },
    allowRequest: (request, answer) =>
      answer(
        null,
        // One that stops leaves them to others.
        !http.isLeaving() &&
          isPlain(request) &&
          isAllowed(request.headers, origins) &&
          handshakes.mayBegin(request),
      ),
  });
  io.engine.on('connection', handshakes.began).on('connection', cutOffLater);
  if (!config.isLoadTest) io.engine.on('connection', closeTalkative);
  io.use((socket, next) => {
    admit(socket, sessions).then(
      () => {
        handshakes.admitted(socket.conn);
        next();
      },
      (error: Error) => {
        next(error);
        // Else one connection could try token after token. The error is sent first.
        setImmediate(() => socket.conn.close());
      },
    );
  });
  return io;
}

function allowedOrigins({ publicUrl, allowedOrigins: others }: Config): string[] {
  return [...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]), ...others];
}

/** Our own pages and those of allowed origins; clients other than browsers send no origin. */
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
