import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { AppError } from '../../kit/errors';

/**
 * Refuses requests that two readers could understand differently: with several Host headers, or with a whole address
 * in place of a path. A proxy may judge one host and we another; browsers send neither.
 */
export const plainRequests = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      done(isPlain(raw) ? undefined : new AppError('BAD_REQUEST'));
    });
  },
  { name: 'plain-requests' },
);

export function isPlain({ method, url = '', rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  return hosts <= 1 && (url.startsWith('/') || (method === 'OPTIONS' && url === '*'));
}

function isHost(name: string | undefined): boolean {
  return name?.length === 4 && name.toLowerCase() === 'host';
}
