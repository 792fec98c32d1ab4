import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../../settings/config';
import { createCallCounter } from '../../../http/plugins/call-counter';
import { networkOf } from '../../../http/plugins/networks';
import type { RealtimeSocket } from './socket-types';

type Connection = RealtimeSocket['conn'];

const WINDOW_MS = 10_000;
/**
 * A page sends a few. A burst of a thousand is still answered, event by event, that there were too many; a client that
 * goes on ignores the answers.
 */
const PACKETS = { max: 2000, windowMs: WINDOW_MS };
/** Connections of an address that have not said whose they are; a page says it at once. */
const STRANGERS = 20;
/** For whoever is told why, and answers. */
const GOODBYE_MS = 1000;

/**
 * Counts the connections that an address opens, before anybody looks up its session: in ten seconds as many as it has
 * calls, and few of them still without one. Its pages try again by themselves.
 */
export function createHandshakes(
  { limits, trustProxy, isLoadTest }: Pick<Config, 'limits' | 'trustProxy' | 'isLoadTest'>,
  onRefused?: () => void,
) {
  const { max, minutes } = limits.general;
  const handshakes = createCallCounter({
    max: Math.ceil((max / minutes / 60_000) * WINDOW_MS),
    windowMs: WINDOW_MS,
  });
  const strangers = new Map<string, Set<OpenConnection>>();
  const callerOf = (request: IncomingMessage) => networkOf(addressOf(request, trustProxy));
  const forget = (connection: OpenConnection): void => {
    const caller = callerOf(connection.request);
    const ofCaller = strangers.get(caller);
    ofCaller?.delete(connection);
    if (ofCaller?.size === 0) strangers.delete(caller);
  };
  return {
    mayBegin: (request: IncomingMessage): boolean => {
      if (isLoadTest) return true;
      const caller = callerOf(request);
      const isAllowed = (strangers.get(caller)?.size ?? 0) < STRANGERS;
      if (isAllowed && handshakes.count(caller) === undefined) return true;
      onRefused?.();
      return false;
    },
    began: (connection: OpenConnection): void => {
      const caller = callerOf(connection.request);
      strangers.set(caller, (strangers.get(caller) ?? new Set()).add(connection));
      connection.once('close', () => forget(connection));
    },
    /** It has a session. */
    admitted: forget,
  };
}

type OpenConnection = { request: IncomingMessage; once: (event: 'close', act: () => void) => unknown };

/** As for a call: behind a trusted proxy the address that it names. */
function addressOf(request: IncomingMessage, trustProxy: Config['trustProxy']): string {
  const plain = request.socket.remoteAddress ?? '';
  if (trustProxy === false) return plain;
  const trust =
    typeof trustProxy === 'string' ? trustProxy.split(',').map((text) => text.trim()) : trustProxy;
  return proxyAddress(request, trust) ?? plain;
}

/** Ends a connection that sends packet after packet, whatever is in them. */
export function closeTalkative(connection: Connection): void {
  const packets = createCallCounter(PACKETS);
  connection.on('packet', () => {
    if (packets.count('of this connection') === undefined) return;
    connection.close(true);
    cutOff(connection);
  });
}

/** Whoever does not answer the end of a connection would keep it, and be read, for another half a minute. */
export function cutOffLater(connection: Connection): void {
  connection.once('close', () => setTimeout(() => cutOff(connection), GOODBYE_MS).unref());
}

/** Long polling has no connection of its own to cut. */
function cutOff({ transport }: Connection): void {
  const { socket } = transport as { socket?: { terminate: () => void } };
  socket?.terminate();
}
