import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folderStore } from '../store/folder-store';
import { sendAbsent, sendArtifact, sendFile, sendPage } from './answer';
import { artifactFiles } from './artifact-files';
import type { BootOptions, DevRemote, EdgeSettings } from './boot-document';
import { contentPolicy } from './content-policy';
import { followRegistry } from './live-snapshot';
import type { LiveSnapshot } from './live-snapshot';
import { DEV_SHELL_BASE, pageRenderer } from './page-html';
import { platformDocument } from './platform-document';

export type { DevRemote, EdgeSettings } from './boot-document';
export { readPublicKeys } from '../signing';

export type EdgeOptions = {
  /** Folder of the registry store. */
  storeDir: string;
  /** PEM of every key whose signature counts (`readPublicKeys(folder)`). */
  publicKeys: readonly string[];
  /** Goes into the boot document as it is. */
  settings: EdgeSettings;
  /** Folder of a development build of the shell, shown instead of the live host. Loosens the policy. */
  devShell?: string;
  /** Remotes served by their own development servers. Loosens the policy for their origins. */
  devRemotes?: readonly DevRemote[];
  /** Shows this remote alone. */
  preview?: string;
  /** Paths of pages that the shell itself has; every other path no remote declares is answered with 404. */
  shellPages?: readonly string[];
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface FastifySchema {
    hide?: boolean;
  }
}

/** Open to everybody, outside the call limits, absent from the API description. */
const OPEN = { config: { access: 'public', rateLimit: false } as const, schema: { hide: true } };
/** Files of the host that browsers and crawlers ask for at the root. */
const ROOT_FILES = new Set(['favicon.ico', 'favicon.svg', 'robots.txt', 'manifest.webmanifest']);

/**
 * The edge, as a Fastify plugin: every page path gets the live shell's HTML with the verified boot document and the
 * preloads of that page; `/artifacts/*` the published files; `/platform.json` what is live. A request that is no page
 * (under `/api`, or not accepting HTML) goes to the application's own not-found handler.
 */
export async function edge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const store = folderStore(options.storeDir);
  const files = artifactFiles(store, app.log);
  const live = followRegistry({ store, publicKeys: options.publicKeys }, app.log);

  app.get<{ Params: { name: string; contentHash: string; '*': string } }>(
    '/artifacts/:name/:contentHash/*',
    OPEN,
    async (request, reply) => {
      const { name, contentHash, '*': file } = request.params;
      const found = await files({ name, contentHash }, file);
      return found ? sendArtifact(request, reply, { ...found, path: file }) : sendAbsent(reply);
    },
  );

  app.get('/platform.json', OPEN, async (_request, reply) => {
    const snapshot = await live();
    reply.header('cache-control', 'no-store');
    return snapshot ? platformDocument(snapshot) : sendUnpublished(reply);
  });

  for (const name of ROOT_FILES) {
    app.get(`/${name}`, OPEN, async (request, reply) => {
      const host = (await live())?.host;
      const found = host && (await files({ name: host.release.name, contentHash: host.contentHash }, name));
      if (!found) return sendAbsent(reply);
      return sendFile(request, reply, { ...found, path: name, caching: 'public, max-age=3600' });
    });
  }

  if (options.devShell !== undefined) serveDevShell(app, options.devShell);
  app.get('/*', OPEN, pageHandler(live, options));
}

function pageHandler(
  live: LiveSnapshot,
  { devRemotes = [], shellPages = [], devShell, preview, settings }: EdgeOptions,
) {
  const boot: BootOptions = { settings, devRemotes, preview };
  const render = pageRenderer({ ...boot, devShell, shellPages });
  const policyFor = contentPolicy({
    settings,
    devOrigins: devRemotes.map(({ origin }) => origin),
    isDevelopment: devRemotes.length > 0 || devShell !== undefined,
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.url.split('?')[0] ?? '/';
    if (!isPageRequest(url, request.headers.accept)) return reply.callNotFound();
    const snapshot = await live();
    if (!snapshot) return sendUnpublished(reply);
    const nonce = randomBytes(18).toString('base64');
    const { html, isKnown } = await render(snapshot, url, nonce);
    return sendPage(request, reply, { html, status: isKnown ? 200 : 404, policy: policyFor(nonce) });
  };
}

function isPageRequest(url: string, accept: string | undefined): boolean {
  if (url === '/api' || url.startsWith('/api/')) return false;
  if (accept?.includes('text/html')) return true;
  // A script or picture asked for at a wrong address must not get a page.
  return (accept === undefined || accept.includes('*/*')) && path.extname(url) === '';
}

function sendUnpublished(reply: FastifyReply) {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/plain; charset=utf-8')
    .send('No site is published in this registry yet. / Aucun site n’est encore publié dans ce registre.\n');
}

function serveDevShell(app: FastifyInstance, folder: string): void {
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
