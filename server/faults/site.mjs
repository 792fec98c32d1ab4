/**
 * A server in production's shape for runs that break it: built, with a folder, a port and an embedded PostgreSQL of its
 * own (or the database that `databaseUrl` names), no site, limits raised unless told otherwise. It ends with this process, however that ends.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildImage, temporaryFolder } from './folders.mjs';
import { startTexts, TEXTS_GO_ASTRAY } from './texts.mjs';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 30_000;
const POLL_MS = 20;
/** As systemd waits before it starts again what failed. */
const RESTART_MS = 100;
const LOG_SHOWN = 40;
/** Below the ports that the system lends: none is taken while the server is down. */
const PORTS = { first: 21_100, count: 100 };
const RAISED = [
  ...['GENERAL', 'REGISTER', 'MESSAGES', 'OFFERS_AND_APPLICATIONS', 'TELEMETRY'],
  ...['MAIL_REQUESTS', 'CODE_TRIES', 'SIGN_IN_FAILURES_PER_ADDRESS'],
];

/** Loaded into the server: ends it when our end of its standard input closes, and keeps its text messages here. */
const WATCHDOG = `data:text/javascript,${encodeURIComponent(
  `process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL')).resume().unref(); ${TEXTS_GO_ASTRAY}`,
)}`;

const cleanups = new Set();
/** Ports given to this run: what will listen on one may not have begun to. */
const given = new Set();
process.once('exit', () => cleanups.forEach((cleanup) => cleanup()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

export async function pickPort() {
  const offset = Math.floor(Math.random() * PORTS.count);
  for (let n = 0; n < PORTS.count; n++) {
    const port = PORTS.first + ((offset + n) % PORTS.count);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port from ${PORTS.first} to ${PORTS.first + PORTS.count - 1}.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function settingsOf({ port, dataDir, databaseUrl = '', env, hasLimits, texts }) {
  const limits = (hasLimits ? [] : RAISED).map((name) => [`LIMIT_${name}`, '9999999/1']);
  return {
    ...process.env,
    ...Object.fromEntries(limits),
    PROFILE: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    SIGNING_KEY: 'fault-runs-only-'.repeat(3),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REGISTRY_DIR: 'none',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(['SMTP_URL', 'REDIS_URL', 'STORAGE_URL', 'METRICS_PORT'].map((name) => [name, ''])),
    ...texts.settings,
    ...env,
  };
}

/** `env`: settings on top. Nothing runs before `start()`; `close()` ends everything and removes the folder. */
export async function createFaultSite({
  env = {},
  databaseUrl,
  dataDir,
  port: givenPort,
  hasLimits = false,
} = {}) {
  const cwd = buildImage();
  const texts = await startTexts();
  const port = givenPort ?? (await pickPort());
  const folder = temporaryFolder();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, 'server.log');
  let server;

  const settings = () =>
    settingsOf({ port, dataDir: site.dataDir, databaseUrl, env: site.env, hasLimits, texts });

  const launch = () => {
    const log = fs.openSync(logFile, 'a');
    server = spawn(process.execPath, ['--import', WATCHDOG, 'server/dist/main.js'], {
      cwd,
      stdio: ['pipe', log, log],
      env: settings(),
    });
    fs.closeSync(log);
    server.stdin.on('error', () => undefined);
  };

  const site = {
    url,
    port,
    folder,
    dataDir: dataDir ?? path.join(folder, 'data'),
    env,

    /** Starts the server and resolves, with the milliseconds it took, once it is ready. */
    start: async () => {
      const began = Date.now();
      launch();
      await untilReady(server, site);
      return Date.now() - began;
    },

    /** Output of an operator's command of the image, such as `backup`; one that fails ends the run. */
    command: (name, ...words) =>
      execFileSync(process.execPath, [`server/dist/${name}.js`, ...words], {
        cwd,
        env: settings(),
      }).toString(),

    /**
     * From now on the server is started again whenever it ends, as a supervisor does. `ends` are the codes it ended
     * with; `release()` resolves once it is ready and lets it be.
     */
    supervise: () => {
      const ends = [];
      let isReleased = false;
      const watch = async () => {
        while (!isReleased) {
          const code = await endOf(server);
          if (isReleased) return;
          ends.push(code);
          await sleep(RESTART_MS);
          launch();
        }
      };
      void watch();
      const release = async () => {
        const deadline = Date.now() + START_DEADLINE_MS;
        while (!(await site.isReady()) && Date.now() < deadline) await sleep(POLL_MS);
        isReleased = true;
      };
      return { ends, release };
    },

    /** Is the server there and does it say that it can work? */
    isReady: () =>
      fetch(`${url}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false),

    get pid() {
      return server?.pid;
    },

    /** Kills the server, and its embedded PostgreSQL too if asked. */
    kill: async ({ withPostgres = false } = {}) => {
      const ended = endOf(server);
      const postgres = withPostgres ? postmasterOf(site).pid : undefined;
      server.kill('SIGKILL');
      if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
      await ended;
    },

    /** Asks the server to stop. Resolves with its exit code and the milliseconds it took. */
    stop: async (signal = 'SIGTERM') => {
      const began = Date.now();
      const ended = endOf(server);
      server.kill(signal);
      const late = setTimeout(() => server.kill('SIGKILL'), STOP_DEADLINE_MS);
      const code = await ended;
      clearTimeout(late);
      return { code, ms: Date.now() - began };
    },

    databaseUrl: () => databaseUrl ?? embeddedUrl(site),

    /** The rows of a query, past the server. */
    query: async (text, values) => {
      const client = new pg.Client({ connectionString: site.databaseUrl() });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },

    log: () => (fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8') : ''),

    close: async () => {
      if (isRunning(server)) await site.stop();
      cleanup();
      cleanups.delete(cleanup);
    },
  };

  const cleanup = () => {
    if (isRunning(server)) server.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  cleanups.add(cleanup);
  return site;
}

function isRunning(server) {
  return server !== undefined && server.exitCode === null && server.signalCode === null;
}

function endOf(server) {
  if (!isRunning(server)) return Promise.resolve(server.exitCode);
  return new Promise((resolve) => server.once('exit', (code) => resolve(code)));
}

async function untilReady(server, site) {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await site.isReady())) {
    if (!isRunning(server) || Date.now() > deadline)
      throw new Error(`The server did not start:\n${site.log().split('\n').slice(-LOG_SHOWN).join('\n')}`);
    await sleep(POLL_MS);
  }
}

/** Process and port of the embedded PostgreSQL, from its lock file. */
function postmasterOf({ dataDir }) {
  const lines = fs.readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function embeddedUrl(site) {
  const password = fs.readFileSync(path.join(site.dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${postmasterOf(site).port}/postgres`;
}
