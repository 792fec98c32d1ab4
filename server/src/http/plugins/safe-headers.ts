import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/** The API answers with data: nothing in it may run, and no page may frame it. */
const OPTIONS = {
  contentSecurityPolicy: {
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    useDefaults: false,
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const;

/**
 * Sets on every answer what helmet advises; a route may say otherwise. The texts are the same for all calls, so helmet
 * is asked once: its own plugin makes them anew for each, and writes them where they slow down the others.
 */
export const safeHeaders = fp(
  async (app) => {
    const headers = helmetHeaders();
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
  },
  { name: 'safe-headers' },
);

function helmetHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(OPTIONS)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, text]) => [name, String(text)]),
  );
}
