import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { createBackground } from './background';
import type { Background } from './background';
import { readConfig } from './config';
import type { Config } from './config';
import { connect } from './database/connect';
import type { Connection } from './database/connect';
import { startEmbeddedPostgres } from './database/embedded';
import { migrateDatabase } from './database/migrate';
import { createMetrics } from './plugins/metrics';
import type { Metrics } from './plugins/metrics';
import type { Services } from './services';
import type { DemoAccounts } from './site';
import { StartError } from './start-error';

/** What was started, in order; the end runs it backwards. */
type Step = () => Promise<unknown> | unknown;
const STOP_DEADLINE_MS = 15_000;

const steps: Step[] = [];
let isStopping = false;

async function main(): Promise<void> {
  const config = await withLocalOidc(readConfig(process.env));
  const url = await openDatabase(config);
  await migrateDatabase(url);
  const connection = connect({ url, poolSize: config.databasePool, onError: (error) => say(`database: ${error.message}`) });
  steps.push(() => connection.close());

  const metrics = createMetrics(connection);
  const demoAccounts = await demoAccountsOf(config);
  const { http, services, realtime } = await createApp(config, connection, { metrics, ...(demoAccounts && { demoAccounts }) });
  if (demoAccounts) await seed(connection, services);
  const background = createBackground({ config, services, realtime, connection, log: http.log });
  await listen(http, config);
  startBackground(background);
  if (config.metricsPort > 0) serveMetrics(config, metrics);
  say(`\nPlumbline is running at ${config.publicUrl ?? `http://${shownHost(config.host)}:${config.port}`}`);
  for (const { userType, email, password } of demoAccounts ?? []) say(`  sign in as ${userType.padEnd(10)} ${email}  ${password}`);
}

/** With OIDC_LOCAL, puts an identity provider of our own in Google's place. */
async function withLocalOidc(config: Config): Promise<Config> {
  const { profile, localOidcPort: port, publicUrl } = config;
  if (port === undefined) return config;
  const { startLocalOidc } = await import('./dev/local-oidc');
  const local = await startLocalOidc({ profile, port, publicUrl });
  steps.push(() => local.close());
  say(`Local identity provider at ${local.settings.issuer}`);
  return { ...config, google: local.settings };
}

/** The sign-ins of the demo world, or `undefined` where it is not wanted. */
async function demoAccountsOf(config: Config): Promise<DemoAccounts> {
  if (config.seed !== 'demo') return undefined;
  // Only here: a production process never even loads the demo world.
  const { demoAccounts } = await import('../seed/seed');
  return [...demoAccounts];
}

async function seed({ database }: Connection, { passwords }: Services): Promise<void> {
  const { seedDemoWorld } = await import('../seed/seed');
  const counts = await seedDemoWorld(database, { hashPassword: passwords.hash, now: new Date() });
  if (counts.users > 0) say(`Demo world: ${counts.users} people, ${counts.jobs} jobs, ${counts.applications} applications`);
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLost: (log) => {
      say(`PostgreSQL ended unexpectedly: ${log.trim().split('\n').at(-1)}`);
      void stop(1);
    },
  });
  steps.push(() => postgres.stop());
  say(`Database: ${postgres.isNew ? 'new' : 'existing'} embedded PostgreSQL in ${postgres.folder}`);
  return postgres.url;
}

async function listen(http: FastifyInstance, { port, host }: Config): Promise<void> {
  steps.push(() => http.close());
  try {
    await http.listen({ port, host, listenTextResolver: () => `listening on ${host}:${port}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user: set PORT to another.`);
    throw error;
  }
}

function startBackground(background: Background): void {
  background.start();
  steps.push(() => background.stop());
}

function serveMetrics({ metricsPort, metricsHost }: Config, metrics: Metrics): void {
  const server = metrics.listen({ port: metricsPort, host: metricsHost });
  server.on('error', (error) => say(`metrics: ${error.message}`));
  steps.push(() => server.close());
}

/** Stops in the reverse order: no new calls, the calls and events in hand, the pool, the database. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
  for (const step of steps.reverse()) {
    try {
      await step();
    } catch (error) {
      say(String(error));
      code = 1;
    }
  }
  process.exit(code);
}

function shownHost(host: string): string {
  return host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (isStopping ? process.exit(1) : stop(0)));
}
process.on('unhandledRejection', (error) => {
  process.stderr.write(`${traceOf(error)}\n`);
  void stop(1);
});
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : traceOf(error)}\n`);
  void stop(1);
});
