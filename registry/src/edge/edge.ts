import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStore } from '@plumbline/registry/open-store';
import { SECURITY_HEADERS, sendAbsent, sendArtifact, sendMoved, sendPage } from './answer';
import { artifactFiles } from './artifact-files';
import type { EdgeOptions } from './edge-options';
import type { NameFile } from './build-files';
import { contentPolicy, reportUrl } from './content-policy';
import { serveContract } from './contract-answers';
import { setCookies } from './cookies';
import { serveDevShell } from './dev-shell';
import { isCrawler } from './crawlers';
import { createHeads } from './heads/find-head';
import { listedPages } from './heads/listed-pages';
import { integrityFiles } from './integrity-files';
import { labelFiles } from './label-files';
import { lastGoodIn, withCopy } from './last-good';
import { followRegistry } from './live-snapshot';
import type { LiveSnapshot } from './live-snapshot';
import { serveOffline } from './offline/serve-offline';
import { OPEN } from './open-route';
import { movedTo } from './page-candidates';
import { pageRenderer } from './page-html';
import type { PageOptions } from './page-html';
import { platformDocument } from './platform-document';
import { serveRootFiles } from './root-files';
import { createRendering } from './rendering/rendering';
import type { Rendering } from './rendering/rendering';
import { languageOf } from './rendering/visitor';
import { previewLinks } from './preview-links';
import { isChosen, viewFor } from './site-view';
import type { SiteView } from './site-view';
import { sharedHeaders } from './shared-pages';
import { visits } from './visits';
import type { Visit } from './visits';
import { warmFirst } from './warm-first';

export type { EdgeSettings } from './boot-document';
export type { EdgeOptions, MountedSite } from './edge-options';
export type { RegistryAlert } from './live-snapshot';
export type { Describe, PageDescription } from './heads/page-head';
export type { ApiAnswer, PageFailure } from './rendering/rendering';
export type { DevRemote } from './site-view';
export { readPublicKeys } from '../key-folder';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface FastifySchema {
    hide?: boolean;
  }
}

/**
 * The edge, as a Fastify plugin: every page path gets the shell's HTML with the verified boot document of what this
 * visitor gets and the preloads of that page; `/artifacts/*` the published files; `/platform.json` which versions run;
 * `/platform/contract.json` what remotes elsewhere are built against.
 * A request that is no page (under `/api`, or not accepting HTML) goes to the application's own not-found handler.
 */
export async function edge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const { store, publicKeys, live: newest } = openRegistry(app, options);
  const { mayInspect = () => Promise.resolve(false) } = options;
  const files = artifactFiles(store, app.log);
  const integrities = integrityFiles(store);
  const labels = labelFiles(store);
  const rendering = openRendering(app, files, options);
  const { live, firstPages } = warmFirst(
    newest,
    rendering && ((snapshot) => rendering.warm(viewFor(snapshot))),
  );
  // Loaded at start-up, so that no visitor waits for it and an unusable registry is reported at once.
  app.addHook('onReady', async () => void (await live()));
  options.onMounted?.({
    hasSite: async () => (await live()) !== undefined,
    firstPages,
    listPages: async () => listedPages(await live()),
    forgetPages: (isMeant) => rendering?.forget(isMeant),
  });
  const visitOf = visits({
    openLink: previewLinks({ store, publicKeys }, app.log),
    overrideOrigins: options.overrideOrigins ?? [],
    devRemotes: options.devRemotes ?? [],
    preview: options.preview,
  });

  app.get<{ Params: { name: string; contentHash: string; '*': string } }>(
    '/artifacts/:name/:contentHash/*',
    OPEN,
    async (request, reply) => {
      const { name, contentHash, '*': file } = request.params;
      const found = await files({ name, contentHash }, file);
      return found ? sendArtifact(request, reply, { ...found, path: file }) : sendAbsent(reply);
    },
  );

  for (const { folder, media, read } of [integrities, labels.en, labels.fr]) {
    app.get<{ Params: { '*': string } }>(`${folder}*`, OPEN, async (request, reply) => {
      const found = await read(request.params['*']);
      return found ? sendArtifact(request, reply, { ...found, path: media }) : sendAbsent(reply);
    });
  }

  app.get('/platform.json', OPEN, async (request, reply) => {
    const snapshot = await live();
    if (!snapshot) return sendUnpublished(reply);
    const { view } = await visitOf(request, snapshot, false);
    return reply
      .headers(SECURITY_HEADERS)
      .header('cache-control', 'no-store')
      .header('vary', 'Authorization, Cookie')
      .send(platformDocument(view, (await mayInspect(request)) ? { rendering } : undefined));
  });

  serveRootFiles(app, { live, files, assetsUrl: options.assetsUrl });
  serveContract(app, { store, publicKeys, files, live });
  if (options.devShell !== undefined) serveDevShell(app, options.devShell);
  const names = namesAt(options, integrities, labels);
  serveOffline(app, { live, page: pageOptions(options, names) }, options);
  app.get('/*', OPEN, pageHandler({ live, visitOf, rendering, names }, options));
}

/** The store, with the copy of the last good state as a fallback, and what is live in it. */
function openRegistry(app: FastifyInstance, { place, copyDir, onAlert, ...options }: EdgeOptions) {
  const { publicKeys: given } = options;
  const publicKeys = typeof given === 'function' ? given : () => Promise.resolve(given);
  const primary = openStore(place);
  const lastGood =
    copyDir === undefined
      ? undefined
      : lastGoodIn({ folder: copyDir, store: primary, publicKeys, log: app.log });
  const store = copyDir === undefined ? primary : withCopy(primary, copyDir, app.log);
  const live = followRegistry(
    { store, publicKeys },
    { log: app.log, lastGood, onAlert: onAlert ?? (() => undefined) },
  );
  app.addHook('onClose', async () => lastGood?.end());
  return { store, publicKeys, live };
}

/** Only what is published is rendered: what a development server brings along has no half for it. */
function openRendering(
  app: FastifyInstance,
  files: ReturnType<typeof artifactFiles>,
  { askApi, mayRender, keepMs, devShell, devRemotes = [], ...options }: EdgeOptions,
): Rendering | undefined {
  if (!askApi || devShell !== undefined || devRemotes.length > 0) return undefined;
  const rendering = createRendering({
    files,
    settings: options.settings,
    preview: options.preview,
    assetsUrl: options.assetsUrl,
    ask: askApi,
    log: app.log,
    onFailed: options.onPageFailed,
    mayRender,
    keepMs,
    around: options.aroundRendering,
  });
  app.addHook('onClose', () => rendering.end());
  return rendering;
}

type PageSource = {
  rendering: Rendering | undefined;
  names: Pick<PageOptions, 'nameIntegrities' | 'nameLabels'>;
  live: LiveSnapshot;
  visitOf: (request: FastifyRequest, snapshot: SiteView['snapshot'], isPage: boolean) => Promise<Visit>;
};

function pageHandler({ live, visitOf, rendering, names }: PageSource, options: EdgeOptions) {
  const { devRemotes = [], devShell, preview, settings, assetsUrl } = options;
  const render = pageRenderer(pageOptions(options, names));
  const isDevelopment = devRemotes.length > 0 || devShell !== undefined;
  const policyFor = contentPolicy({ settings, assetsUrl, isDevelopment });
  const headOf = options.heads && createHeads(options.heads);
  const movedFor = (request: FastifyRequest, view: SiteView) =>
    headOf && movedTo(request.url, manifestsOf(view));
  /** The page's content, where the view is not one of this visitor's own, and what is said of it. */
  const partsFor = (request: FastifyRequest, view: SiteView, isOwn: boolean) =>
    Promise.all([isOwn ? undefined : rendering?.pageFor(request, view), headOf?.(request, view)]);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.url.split('?')[0] ?? '/';
    if (!isPageRequest(url, request.headers.accept)) return reply.callNotFound();
    const snapshot = await live();
    if (!snapshot) return sendUnpublished(reply);
    const { view, cookies } = await visitOf(request, snapshot, true);
    setCookies(request, reply, cookies);
    const isOwn = isChosen(view, preview);
    const moved = isOwn ? undefined : movedFor(request, view);
    if (moved !== undefined) return sendMoved(reply, moved);
    const [rendered, head] = await partsFor(request, view, isOwn);
    const language = languageOf(request);
    const asked = { url, language, rendered, head, isCrawler: isCrawler(request) };
    const { code, ...page } = await render(view, asked);
    const origins = [...new Set(view.elsewhere.map(({ origin }) => origin))];
    return sendPage(request, reply, {
      ...page,
      policy: policyFor({ code, origins, isRendered: rendered !== undefined }),
      isIntegrityRequired: !isDevelopment && origins.length === 0,
      isPersonal: isOwn || cookies.length > 0,
      shared: rendered && sharedHeaders(request, options.cdn),
      reportTo: reportUrl(settings),
    });
  };
}

function pageOptions(options: EdgeOptions, names: PageSource['names']): PageOptions {
  const { settings, preview, assetsUrl, devShell, shellPages = [] } = options;
  return { settings, preview, assetsUrl, devShell, shellPages, ...names };
}

/** Names files made of builds by where browsers find them. */
function namesAt(
  { assetsUrl = '' }: EdgeOptions,
  integrities: ReturnType<typeof integrityFiles>,
  labels: ReturnType<typeof labelFiles>,
): PageSource['names'] {
  const at =
    ({ name }: { name: NameFile }): NameFile =>
    (builds) => {
      const { url, integrity } = name(builds);
      return { url: assetsUrl + url, integrity };
    };
  return { nameIntegrities: at(integrities), nameLabels: { en: at(labels.en), fr: at(labels.fr) } };
}

const manifestsOf = ({ remotes }: SiteView) => remotes.flatMap(({ release }) => release.manifest ?? []);

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
    .headers(SECURITY_HEADERS)
    .type('text/plain; charset=utf-8')
    .send('No site is published in this registry yet. / Aucun site n’est encore publié dans ce registre.\n');
}
