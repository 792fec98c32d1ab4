import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

export type Pace = { bytes: number; withinMs: number };

/** Eight kilobits a second: slower than any phone, and than a minute of standing in a tunnel allows. */
const SLOWEST: Pace = { bytes: 10 * 1024, withinMs: 10_000 };

/**
 * Ends calls whose body hardly comes, as Node ends those that take too long altogether. Only what the sender is late
 * with counts: a body that waits for us, for its turn or for the disk, is not read meanwhile.
 */
export const bodyPace = fp<{ slowest?: Pace }>(
  async (app, { slowest = SLOWEST }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!hasBody(request)) return done();
      const { raw } = request;
      let seen = raw.socket.bytesRead;
      let isOurs = true;
      const look = () => {
        const came = raw.socket.bytesRead - seen;
        const isLate = !isOurs && waitsForSender(raw) && came < slowest.bytes;
        seen += came;
        isOurs = !waitsForSender(raw);
        if (raw.complete) clearInterval(timer);
        else if (isLate) end();
      };
      const end = () => {
        clearInterval(timer);
        if (reply.raw.headersSent) raw.destroy();
        else app.server.emit('clientError', tooSlow(), raw.socket);
      };
      const timer = setInterval(look, slowest.withinMs).unref();
      raw.once('close', () => clearInterval(timer));
      done();
    });
  },
  { name: 'body-pace' },
);

/** It is read as a stream, or piece by piece with nothing of it left to take. */
function waitsForSender(raw: IncomingMessage): boolean {
  return raw.readableFlowing === true || (raw.listenerCount('readable') > 0 && raw.readableLength === 0);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function tooSlow(): Error {
  return Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
