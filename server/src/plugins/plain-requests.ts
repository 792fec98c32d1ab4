import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { AppError } from '../errors';

/**
 * Refuses requests that two readers could understand differently: with several Host headers, or with a whole address
 * in place of a path. A proxy may judge one host and we another; browsers send neither.
 */
export const plainRequests = fp(
  async (app) => {
    app.addHook('onRequest', async ({ raw }) => {
      if (!isPlain(raw)) throw new AppError('BAD_REQUEST');
    });
  },
  { name: 'plain-requests' },
);

export function isPlain({ method, url = '', rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length <= 1 && (url.startsWith('/') || (method === 'OPTIONS' && url === '*'));
}
