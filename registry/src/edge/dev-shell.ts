import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendAbsent, sendFile } from './answer';
import { OPEN } from './open-route';
import { DEV_SHELL_BASE } from './page-html';

/** Serves a development build of the shell from its folder. */
export function serveDevShell(app: FastifyInstance, folder: string): void {
  const root = path.resolve(folder);
  app.get<{ Params: { '*': string } }>(`${DEV_SHELL_BASE}*`, OPEN, async (request, reply) => {
    const file = path.resolve(root, request.params['*']);
    const identity = file.startsWith(root + path.sep)
      ? await readFile(file).catch(() => undefined)
      : undefined;
    return identity
      ? sendFile(request, reply, { identity, path: file, caching: 'no-cache' })
      : sendAbsent(reply);
  });
}
