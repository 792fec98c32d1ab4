import type { FastifyInstance } from 'fastify';
import { encodingFor, pageHeaders, sendAbsent, SECURITY_HEADERS } from '../answer';
import { contentPolicy, reportUrl } from '../content-policy';
import type { EdgeOptions } from '../edge-options';
import type { LiveSnapshot } from '../live-snapshot';
import { OPEN } from '../open-route';
import { packPage } from '../packed-page';
import type { PackedPage } from '../packed-page';
import type { PageOptions } from '../page-html';
import { releaseSet, viewFor } from '../site-view';
import type { Snapshot } from '../snapshot';
import { keptSite } from './kept-site';
import { SHELL_PATH, SITE_WORKER } from './site-worker';

/**
 * Serves the worker, at one address in every release, and what it keeps of the live set. A development shell, remotes
 * from elsewhere and the preview of one remote are kept by nobody.
 */
export function serveOffline(
  app: FastifyInstance,
  { live, page }: { live: LiveSnapshot; page: PageOptions },
  { devRemotes = [], devShell, preview, settings, assetsUrl }: EdgeOptions,
): void {
  const isKept = devRemotes.length === 0 && devShell === undefined && preview === undefined;
  const policyFor = contentPolicy({ settings, assetsUrl, isDevelopment: false });
  let packed: { of: Snapshot; document: Promise<PackedPage> } | undefined;

  async function pack(snapshot: Snapshot): Promise<PackedPage> {
    const view = viewFor(snapshot);
    const { html, code, files } = await keptSite(view, page);
    const headers = {
      ...SECURITY_HEADERS,
      ...pageHeaders({
        policy: policyFor({ code, origins: [], isRendered: false }),
        isIntegrityRequired: true,
        reportTo: reportUrl(settings),
        // It stands for every address, those that hold a secret too.
        referrerPolicy: 'no-referrer',
      }),
      'content-type': 'text/html; charset=utf-8',
    };
    return packPage(JSON.stringify({ set: releaseSet(view), html, headers, files }));
  }

  const workerPolicy = `default-src 'none'; connect-src 'self'${assetsUrl === undefined ? '' : ` ${assetsUrl}`}; base-uri 'none'; frame-ancestors 'none'`;
  app.get('/sw.js', OPEN, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers({ ...SECURITY_HEADERS, 'content-security-policy': workerPolicy })
      .send(SITE_WORKER),
  );

  app.get(SHELL_PATH, OPEN, async (request, reply) => {
    const snapshot = isKept ? await live() : undefined;
    if (!snapshot) return sendAbsent(reply);
    if (packed?.of !== snapshot) packed = { of: snapshot, document: pack(snapshot) };
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Encoding')
      .headers(SECURITY_HEADERS)
      .send(await (await packed.document).bytes(encoding));
  });
}
