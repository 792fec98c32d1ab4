import { setTimeout as sleep } from 'node:timers/promises';
import type { PageFailure } from '@plumbline/registry/edge';
import type { FastifyInstance } from 'fastify';
import { publishedTexts } from '../../domains/accounts/agreements/agreements.service';
import { hearChangedPages } from '../../domains/chat/realtime/hear-changed-pages';
import { createContent } from '../../domains/site/content/content.service';
import { describeElsewhere } from '../../domains/site/heads/describe-elsewhere';
import { failedViewOf } from '../../domains/site/telemetry/telemetry.service';
import { createHttp } from '../../http/http';
import { answerUnknownRoute } from '../../http/plugins/errors';
import { health } from '../../http/plugins/health';
import type { SiteState } from '../../http/plugins/health';
import type { Metrics } from '../../http/plugins/metrics';
import { createApiClient } from '../../kit/api-client';
import type { ApiClient } from '../../kit/api-client';
import { closePicturePool } from '../../kit/images/picture-pool';
import { answerPages } from '../../kit/page-answers';
import type { Config } from '../../settings/config';
import { contentFolder } from '../../settings/paths';
import { mountSite } from '../site';
import type { DemoAccounts, Site } from '../site';

/** How long a page is kept, and sent while it is rendered again, by an edge that hears of no change. */
const UNHEARD_MS = 60_000;
/** How long an edge may prepare itself before it listens, whether or not its registry answers. */
const WARM_MS = 5000;

type Extras = { metrics?: Metrics; demoAccounts?: DemoAccounts };
type EdgeConfig = Config & { apiUrl: string };

/**
 * An edge of its own: pages, published files and the pictures of links, without a database. What pages show it asks the
 * API of other processes; while that is away, pages that are kept go out as they are, and others without content.
 */
export async function createEdgeApp(config: EdgeConfig, extras: Extras = {}): Promise<FastifyInstance> {
  const { metrics, demoAccounts } = extras;
  const http = await createHttp(config);
  http.addHook('onClose', closePicturePool);
  http.setNotFoundHandler((request, reply) => answerUnknownRoute(request, reply));
  if (metrics) {
    await http.register(metrics.plugin);
    await http.register(metrics.refusals.plugin);
  }
  const api = createApiClient({ url: config.apiUrl, onAsked: metrics?.watchQuestions() });
  const site: SiteState & Partial<Site> = {};
  await http.register(health, { role: config.role, checks: {}, site });
  const isHeard = await hearChanges(http, config, site);
  site.details = () => ({ ...isHeard(), api: api.isAway() ? 'away' : 'answers' });
  const content = createContent({ folder: contentFolder, siteUrl: config.siteUrl });
  await mountSite(http, config, {
    ...(metrics && { metrics }),
    settings: { texts: publishedTexts(content), ...(demoAccounts && { demoAccounts }) },
    ask: answerPages(api.ask),
    describe: describeElsewhere({ siteUrl: config.siteUrl, api }),
    keepMs: config.redisUrl === undefined ? UNHEARD_MS : undefined,
    onMounted: (mounted) => void Object.assign(site, mounted),
    mayInspect: inspectors(config, api),
    onPageFailed: tellFailedPages(api),
  });
  // A proxy that does not ask `/readyz` sends visitors to whoever listens.
  http.addHook('onReady', () => Promise.race([warmUp(site), sleep(WARM_MS, undefined, { ref: false })]));
  return http;
}

/** A registry that is away is no reason not to start. */
async function warmUp({ hasSite, firstPages }: Partial<Site>): Promise<void> {
  if (await hasSite?.().catch(() => false)) await firstPages?.();
}

/** Over Redis, where there is one. Gives what `/readyz` says of it. */
async function hearChanges(
  http: FastifyInstance,
  { redisUrl: url }: Config,
  site: Partial<Site>,
): Promise<() => Record<string, unknown>> {
  if (url === undefined) return () => ({});
  const onPagesChanged = (ids?: readonly string[]) => site.forgetPages?.(ids);
  const cluster = await hearChangedPages({ url, log: http.log, onPagesChanged });
  http.addHook('onClose', () => cluster.close());
  return () => ({ redis: cluster.isJoined() === true ? 'joined' : 'lost' });
}

/** Who may read the figures of the platform: in the demo everybody, else whom the API lets. */
function inspectors({ profile }: Config, api: ApiClient) {
  return async (authorization: string | undefined): Promise<boolean> => {
    if (profile === 'demo') return true;
    if (authorization === undefined) return false;
    return (await api.ask({ path: '/api/v1/platform/figures?hours=1', authorization })).status === 200;
  };
}

/** They count as failed views like those that pages report. */
function tellFailedPages(api: ApiClient) {
  return (failure: PageFailure): void => {
    const events = failedViewOf(failure);
    if (events.length > 0) void api.ask({ path: '/api/v1/telemetry', body: { events } });
  };
}
