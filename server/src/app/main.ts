import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { leave, LEAVE_MS } from './leave';
import type { LetSocketsGo } from './leave';
import { createBackground } from './background';
import { loadDemoWorld } from './demo-world';
import { createEdgeApp } from './edge/edge-app';
import { forkedProcess, keepProcesses } from './processes';
import type { Services } from './services';
import type { DemoAccounts } from './site';
import { readConfig } from '../settings/config';
import type { Config } from '../settings/config';
import { connect } from '../database/connect';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrateDatabase } from '../database/migrate';
import { namingDatabaseUrl } from '../database/url-problems';
import { waitForDatabase } from '../database/wait';
import { createAnnouncements } from '../kit/logs/announce';
import { traceOf } from '../kit/logs/log-serializers';
import { createMetrics } from '../http/plugins/metrics';
import type { Metrics } from '../http/plugins/metrics';
import type { SmsCount } from '../http/plugins/sms-meter';
import { checkBeforeStart, namingPort } from '../settings/start-checks';
import { StartError } from '../settings/start-error';
import { traceWith } from '../tracing/span';

/** Stops what was started in reverse order; one that takes longer than `withinMs` is not waited for. */
type Step = { name: string; withinMs: number; stop: () => Promise<unknown> | unknown };
/** What was cut by a restart comes back at once, and first; the gazetteer takes a third of a second to read. */
const WARM_MS = 5000;

/** For those that are still here; a receiver that is away is not waited for any longer. */
const TRACES_MS = 1000;

/** How long several processes have to end, each within its own limits. */
const ALL_MS = 12_000;

const { say: announce, warn, fail } = createAnnouncements(process.env['PROFILE'] === 'production');
/** Where several processes run, the one that keeps them speaks. */
const say = cluster.isPrimary ? announce : () => undefined;
const steps: Step[] = [];
let isStopping = false;

async function main(): Promise<void> {
  const settings = readConfig(process.env);
  if (cluster.isPrimary) await checkBeforeStart(settings, warn);
  if (cluster.isPrimary && settings.processes > 1) return startProcesses(settings);
  const config = await withLocalOidc(settings);
  await startTracing(config);
  const { apiUrl } = config;
  await (config.role === 'edge' && apiUrl !== undefined
    ? startEdge({ ...config, apiUrl })
    : startServer(config));
}

/** First, so that it stops last; what is not sent by then is lost. */
async function startTracing({ otelExporterOtlpEndpoint: url, role }: Config): Promise<void> {
  if (url === undefined) return;
  const { startTracer } = await import('../tracing/otlp');
  const tracer = startTracer({ role, onLost: (reason) => warn(`traces are not taken: ${reason}`) });
  traceWith(tracer);
  steps.push({ name: 'traces', withinMs: TRACES_MS, stop: () => tracer.stop() });
}

async function startProcesses(config: Config): Promise<void> {
  const { processes: count, metricsPort } = config;
  const start = (slot: number) => forkedProcess(slot, metricsPort);
  const processes = keepProcesses({ count, start, warn, onFailed: (code) => void stop(code) });
  steps.push({ name: 'processes', withinMs: ALL_MS, stop: processes.stop });
  await processes.started;
  if (!isStopping) say(`\nPlumbline is running in ${count} processes at ${addressOf(config)}`);
}

async function startEdge(config: Config & { apiUrl: string }): Promise<void> {
  const metrics = createMetrics({ role: config.role });
  const demoWorld = await loadDemoWorld(config);
  const http = await createEdgeApp(config, {
    metrics,
    ...(demoWorld && { demoAccounts: demoWorld.accounts }),
  });
  await listen(http, config);
  if (config.metricsPort > 0) serveMetrics(config, metrics);
  say(`\nPlumbline’s edge is running at ${addressOf(config)}`);
}

async function startServer(config: Config): Promise<void> {
  const url = await openDatabase(config);
  const connection = connect({
    url,
    poolSize: config.databasePool,
    onError: ({ message }) => {
      if (!isStopping) warn(`database: ${message}`);
    },
  });
  steps.push({ name: 'database connections', withinMs: 500, stop: () => connection.close() });

  const metrics = createMetrics({ connection, role: config.role });
  const demoWorld = config.takesCalls ? await loadDemoWorld(config) : undefined;
  const app = await createApp(config, connection, {
    metrics,
    ...(demoWorld && { demoAccounts: demoWorld.accounts }),
  });
  const { http, services } = app;
  await demoWorld?.fill({ database: connection.database, services, say });
  const background = createBackground({
    ...{ ...app, config, connection },
    log: http.log,
    timeSweep: metrics.timeSweep,
    onSms: watchSms(config, services, metrics),
  });
  if (config.takesCalls) metrics.watchSockets(app.realtime.countSockets);
  steps.push({ name: 'background work', withinMs: 2500, stop: () => background.stop() });
  await listen(http, config, app.realtime.leave);
  background.start();
  if (config.takesCalls) setTimeout(services.places.warm, WARM_MS).unref();
  if (config.metricsPort > 0) serveMetrics(config, metrics);
  welcome(config, demoWorld?.accounts ?? []);
}

/** Nothing to count where nothing is texted. */
function watchSms(
  { doesWork, smsPerDay: perDay }: Config,
  { smsDriver, textMessages }: Services,
  metrics: Metrics,
): SmsCount | undefined {
  return doesWork && smsDriver
    ? metrics.watchSms({ perDay, countOfDay: textMessages.countOfSite })
    : undefined;
}

function welcome(config: Config, accounts: NonNullable<DemoAccounts>): void {
  say(
    config.takesCalls ? `\nPlumbline is running at ${addressOf(config)}` : '\nPlumbline’s worker is running',
  );
  for (const { userType, email, password } of accounts)
    say(`  sign in as ${userType.padEnd(10)} ${email}  ${password}`);
}

/** With OIDC_LOCAL, puts an identity provider of our own in Google's place. */
async function withLocalOidc(config: Config): Promise<Config> {
  const { profile, localOidcPort: port, publicUrl } = config;
  if (port === undefined) return config;
  const { startLocalOidc } = await import('./dev/local-oidc');
  const local = await startLocalOidc({ profile, port, publicUrl });
  steps.push({ name: 'identity provider', withinMs: 500, stop: () => local.close() });
  say(`Local identity provider at ${local.settings.issuer}`);
  return { ...config, google: local.settings };
}

/** Brought to the newest migration. */
async function openDatabase(config: Config): Promise<string> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    const url = await startDatabase(config);
    await migrateDatabase(url);
    return url;
  }
  try {
    await waitForDatabase(databaseUrl, { say: warn });
    await migrateDatabase(databaseUrl);
  } catch (error) {
    throw namingDatabaseUrl(error);
  }
  return databaseUrl;
}

async function startDatabase({ dataDir, databaseDir, profile }: Config): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    databaseDir,
    mayLieElsewhere: profile !== 'production',
    onLost: (log) => {
      fail(`PostgreSQL ended unexpectedly: ${log.trim().split('\n').at(-1)}`);
      void stop(1);
    },
  });
  // Last and without a limit: anything else could corrupt its files.
  steps.push({ name: 'PostgreSQL', withinMs: 20_000, stop: () => postgres.stop() });
  say(`Database: ${postgres.isNew ? 'new' : 'existing'} embedded PostgreSQL in ${postgres.folder}`);
  return postgres.url;
}

async function listen(
  http: FastifyInstance,
  { port, host, profile }: Config,
  letSocketsGo?: LetSocketsGo,
): Promise<void> {
  steps.push({ name: 'calls', withinMs: 4000, stop: () => http.close() });
  try {
    await http.listen({ port, host, listenTextResolver: () => `listening on ${host}:${port}` });
  } catch (error) {
    throw namingPort(error, { port, host });
  }
  if (profile === 'production')
    steps.push({ name: 'leaving', withinMs: LEAVE_MS + 1000, stop: () => leave(http, letSocketsGo) });
}

function serveMetrics({ metricsPort, metricsHost }: Config, metrics: Metrics): void {
  const server = metrics.listen({ port: metricsPort, host: metricsHost });
  server.on('error', (error) => warn(`metrics: ${error.message}`));
  steps.push({ name: 'metrics', withinMs: 500, stop: () => server.close() });
}

/** Stops in the reverse order: no new calls, calls in flight, events and mails in flight, the pool, the database. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const { name, withinMs, stop: end } of steps.reverse()) {
    try {
      const hasEnded = Promise.resolve(end()).then(() => true);
      if (!(await Promise.race([hasEnded, sleep(withinMs, false)]))) warn(`${name}: left unfinished`);
    } catch (error) {
      warn(traceOf(error));
      code = 1;
    }
  }
  process.exit(code);
}

function addressOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${shownHost(host)}:${port}`;
}

function shownHost(host: string): string {
  return host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
}

/** A terminal tells all of several processes at once; they wait for the word of the one that keeps them. */
function hear(signal: 'SIGINT' | 'SIGTERM'): void {
  if (cluster.isWorker && (isStopping || signal === 'SIGINT')) return;
  void (isStopping ? process.exit(1) : stop(0));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => hear(signal));
process.on('unhandledRejection', (error) => {
  fail(traceOf(error));
  void stop(1);
});
main().catch((error: unknown) => {
  fail(error instanceof StartError ? error.message : traceOf(error));
  void stop(1);
});
