import type { Describe, PageFailure } from '@plumbline/registry/edge';
import type { FastifyInstance } from 'fastify';
import { registerRoutes } from './api';
import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import { createHttp, prepareApi } from '../http/http';
import { createDescriber } from '../domains/site/heads/describe-page';
import { headsRoutes } from '../domains/site/heads/heads.routes';
import { createKeptAnswers } from '../kit/kept-answers';
import type { KeptAnswers } from '../kit/kept-answers';
import { pageAnswers } from '../kit/page-answers';
import { closePicturePool } from '../kit/images/picture-pool';
import { mailbox } from '../kit/mail/mailbox.routes';
import { answerUnknownRoute } from '../http/plugins/errors';
import { health } from '../http/plugins/health';
import { statusRoutes } from '../http/status/status.routes';
import { createStatusWatch } from '../http/status/status-watch';
import type { StatusWatch } from '../http/status/status-watch';
import type { SiteState } from '../http/plugins/health';
import type { Metrics } from '../http/plugins/metrics';
import { createNeighbours } from '../domains/chat/realtime/neighbours';
import type { Neighbours } from '../domains/chat/realtime/neighbours';
import { mountSite } from './site';
import type { DemoAccounts, Site } from './site';
import { createRealtime } from '../domains/chat/realtime/socket';
import type { Realtime } from '../domains/chat/realtime/socket';
import { createServices } from './services';
import type { Services } from './services';
import { createSitemapRepository } from '../domains/site/sitemap/sitemap.repository';
import { sitemap } from '../domains/site/sitemap/sitemap.routes';
import { mayInspect } from '../domains/site/telemetry/figures.routes';
import { tokenIn } from '../http/plugins/session';

/** `demoAccounts`: sign-ins that the demo's sign-in page offers. */
type Extras = { metrics?: Metrics; demoAccounts?: DemoAccounts };

export type App = {
  http: FastifyInstance;
  services: Services;
  realtime: Realtime;
  neighbours: Neighbours;
  status: StatusWatch;
};

/**
 * Puts the server together: services by hand in `services.ts`, their routes below `/api/v1` in `api.ts`. Nothing listens
 * yet and no background work runs (`main.ts` starts both). A worker answers health alone, and tells the sockets of others.
 */
export async function createApp(config: Config, connection: Connection, extras: Extras = {}): Promise<App> {
  const services = createServices(config, connection);
  const http = await createHttp(config);
  http.addHook('onClose', closePicturePool);
  http.setNotFoundHandler((request, reply) => answerUnknownRoute(request, reply));
  if (extras.metrics) {
    await http.register(extras.metrics.plugin);
    await http.register(extras.metrics.refusals.plugin);
  }
  const site: SiteState & Partial<Site> = {};
  const checks = { database: connection.check, storage: () => services.store.check() };
  await http.register(health, { role: config.role, checks, site });
  const status = createStatusWatch({ connection, store: services.store, site });
  await http.register(statusRoutes, { watch: status });
  const describe = createDescriber({
    siteUrl: config.siteUrl,
    ask: pageAnswers(http),
    wasJobRemoved: services.wasJobRemoved,
    nearestPlace: services.places.nearest,
  });
  // Where Redis is lost, or missing, nobody tells what another process changes.
  const kept = createKeptAnswers(() => realtime.cluster.isJoined() !== false && !neighbours.areUnreached());
  const parts = { http, config, connection, services, extras, site, describe, status, kept };
  if (config.takesCalls) await registerCalls(parts);
  const realtime: Realtime = await createRealtime(http, {
    config,
    database: connection.database,
    sessions: services.sessions,
    messages: services.messages,
    sending: services.sending,
    liveChats: services.liveChats,
    onRefused: extras.metrics?.refusals.countSocketEvent,
    onPagesChanged: (ids) => site.forgetPages?.(ids),
    onReadsChanged: kept.forget,
  });
  connection.onPublicChange(() => {
    kept.forget();
    realtime.cluster.tellReadsChanged();
  });
  const neighbours = createNeighbours({ connection, cluster: realtime.cluster, log: http.log });
  site.details = neighbours.details;
  if (config.takesCalls) await registerSite(parts);
  return { http, services, realtime, neighbours, status };
}

type Parts = {
  http: FastifyInstance;
  config: Config;
  connection: Connection;
  services: Services;
  extras: Extras;
  describe: Describe;
  status: StatusWatch;
  kept: KeptAnswers;
  /** Filled when the site is mounted. */
  site: SiteState & Partial<Site>;
};

async function registerCalls(parts: Parts): Promise<void> {
  const { http, config, connection, services, extras, describe, kept } = parts;
  await http.register(
    async (scope) => {
      const api = await prepareApi(scope, {
        config,
        connection,
        lookup: services.sessions.lookup,
        recordDeed: services.team.record,
        incoming: services.incoming,
        kept,
      });
      await registerRoutes(api, services, extras.metrics?.meterPages);
      await api.register(headsRoutes, { describe, prefix: '/platform' });
    },
    { prefix: '/api/v1' },
  );
  if (config.hasMailbox)
    await http.register(mailbox, { mails: services.mailsRepository, publicUrl: config.publicUrl });
}

async function registerSite(parts: Parts): Promise<void> {
  const { http, config, connection, services, extras, site, describe, status } = parts;
  await http.register(sitemap, {
    siteUrl: config.siteUrl,
    entries: createSitemapRepository(connection.database),
    listArticles: () => services.content.listArticles('en'),
    pages: site,
  });
  await mountSite(http, config, {
    ...(extras.metrics && { metrics: extras.metrics }),
    settings: {
      texts: services.agreements.published,
      ...(extras.demoAccounts && { demoAccounts: extras.demoAccounts }),
    },
    describe,
    onMounted: (mounted) => void Object.assign(site, mounted),
    mayInspect: inspectors(config, services),
    onPageFailed: countFailedPages(services, status, extras),
  });
}

function countFailedPages(
  { telemetry }: Pick<Services, 'telemetry'>,
  status: StatusWatch,
  { metrics }: Extras,
) {
  return (failure: PageFailure): void => {
    status.pageFailed();
    const events = telemetry.recordFailedPage(failure);
    metrics?.meterPages(events);
  };
}

/** Pages that fail are known to whoever may read the figures of the platform. */
function inspectors(config: Config, { sessions }: Pick<Services, 'sessions'>) {
  return async (authorization: string | undefined): Promise<boolean> => {
    const token = tokenIn(authorization);
    const viewer = token === undefined ? undefined : await sessions.lookup(token);
    return mayInspect({ viewer, authorization }, config);
  };
}
